/** Uncompressed 32-bit OpenEXR: the form in which Blender hands over a render. */
export type Plane = Float32Array<ArrayBuffer>;
export type Layers = { width: number; height: number; planes: Map<string, Plane> };

export const MAGIC = 20000630;
export const FLOAT = 2;

export function readExr(file: Buffer): Layers {
  if (file.readUInt32LE(0) !== MAGIC) throw new Error('Not an OpenEXR file');
  let at = 8;
  const word = () => {
    const start = at;
    const end = file.indexOf(0, start);
    at = end + 1;
    return file.toString('latin1', start, end);
  };
  const header = new Map<string, Buffer>();
  for (let name = word(); name; name = word()) {
    word(); // the type of the value: known from its name
    const start = at + 4;
    at = start + file.readUInt32LE(at);
    header.set(name, file.subarray(start, at));
  }
  const box = header.get('dataWindow');
  const channels = header.get('channels');
  if (!box || !channels) throw new Error('The OpenEXR header lacks its size or channels');
  if (header.get('compression')?.readUInt8() !== 0) throw new Error('The OpenEXR file is compressed: write it without');
  const width = box.readInt32LE(8) - box.readInt32LE(0) + 1;
  const height = box.readInt32LE(12) - box.readInt32LE(4) + 1;

  const planes = new Map<string, Plane>();
  for (let i = 0; channels[i] !== 0; ) {
    const end = channels.indexOf(0, i);
    const name = channels.toString('latin1', i, end);
    if (channels.readInt32LE(end + 1) !== FLOAT) throw new Error(`Channel ${name} is not a 32-bit float`);
    planes.set(name, new Float32Array(width * height));
    i = end + 17;
  }
  // A table tells where each row lies; a row is its number, its length, then one channel after another.
  for (let row = 0; row < height; row++) {
    let start = Number(file.readBigUInt64LE(at + row * 8)) + 8;
    for (const plane of planes.values())
      start += file.copy(new Uint8Array(plane.buffer, row * width * 4, width * 4), 0, start, start + width * 4);
  }
  return { width, height, planes };
}
