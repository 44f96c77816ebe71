studio-judged-unsaid = 皆で判断することを書いてください。例：いちばん見事にはったりを利かせた人。
