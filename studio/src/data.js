// What comes with the page: the words it says, the colours of those that files are written in, the rules that people know.

export const DATA = JSON.parse(document.getElementById("studio-data").textContent);
