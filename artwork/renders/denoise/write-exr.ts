/** Writes what exr.ts reads: for its tests. */
import { FLOAT, type Layers, MAGIC } from './exr.ts';

export function writeExr({ width, height, planes }: Layers): Buffer {
  const ints = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer);
  const one = Buffer.from(Float32Array.of(1).buffer);
  const none = Buffer.alloc(1);
  const entry = (name: string, type: string, value: Buffer) =>
    Buffer.concat([Buffer.from(`${name}\0${type}\0`), ints(value.length), value]);
  const sorted = [...planes].sort(([a], [b]) => (a < b ? -1 : 1));
  const channels = sorted.flatMap(([name]) => [Buffer.from(`${name}\0`), ints(FLOAT, 0, 1, 1)]);
  const box = ints(0, 0, width - 1, height - 1);
  const header = Buffer.concat([
    ints(MAGIC, 2),
    entry('channels', 'chlist', Buffer.concat([...channels, none])),
    entry('compression', 'compression', none),
    entry('dataWindow', 'box2i', box),
    entry('displayWindow', 'box2i', box),
    entry('lineOrder', 'lineOrder', none),
    entry('pixelAspectRatio', 'float', one),
    entry('screenWindowCenter', 'v2f', Buffer.alloc(8)),
    entry('screenWindowWidth', 'float', one),
    none,
  ]);
  const size = sorted.length * width * 4;
  const place = (row: number) => BigInt(header.length + height * 8 + row * (size + 8));
  const table = BigUint64Array.from({ length: height }, (_, row) => place(row));
  const rows = Array.from({ length: height }, (_, row) => [
    ints(row, size),
    ...sorted.map(([, plane]) => Buffer.from(plane.buffer, row * width * 4, width * 4)),
  ]);
  return Buffer.concat([header, Buffer.from(table.buffer), ...rows.flat()]);
}
