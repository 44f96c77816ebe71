// The files of a pack, as the package writes one.

/** Writes the files of a pack into a folder. */
export function unpack(files, pack, folder) {
  const made = new Set();
  for (const [name, content] of unpacked(pack)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      files.mkdirTree(parent);
      made.add(parent);
    }
    files.writeFile(path, content, { canOwn: true });
  }
}

/** Each file of a pack with its name: a line of JSON has names and lengths, then come the files themselves. */
export function* unpacked(pack) {
  let at = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, at++)));
  for (const [name, length] of index) {
    yield [name, pack.subarray(at, at + length)];
    at += length;
  }
}
