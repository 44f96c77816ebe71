studio-taken-number = 番号
