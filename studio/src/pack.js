// The files of a pack, as the package writes one.

/** Writes the files of a pack into a folder: a line of JSON with names and lengths, then the files themselves. */
export function unpack(files, pack, folder) {
  let at = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, at++)));
  const made = new Set();
  for (const [name, length] of index) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      files.mkdirTree(parent);
      made.add(parent);
    }
    files.writeFile(path, pack.subarray(at, at + length), { canOwn: true });
    at += length;
  }
}
