studio-taken-number = N°
