import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { addPart, type Part, partsOf } from './parts.ts';
import type { PreparedPublication } from './prepare-publication.ts';
import { othersFirst } from './steps.ts';

/** What a publication writes, but for its pictures: those are in the store by their names. */
export type Rows = Pick<PreparedPublication, 'documents' | 'tables' | 'search' | 'hashes' | 'mediaHashes'>;

const itemsPerPart = 200;
const lengthBytes = 4;

/** The rows of a publication, small enough to be kept for each that can be brought back. */
export async function packRows({ documents, tables, search, hashes, mediaHashes }: Rows): Promise<Uint8Array> {
  const rows: Rows = { documents, tables, search, hashes, mediaHashes };
  const frames = [...partsOf(rows, () => itemsPerPart)].flatMap((part) => {
    const body = serialize(part);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(body.length);
    return [length, body];
  });
  return promisify(gzip)(Buffer.concat(frames));
}

/** A part at a time: the process that does it answers requests meanwhile. */
export async function unpackRows(packed: Uint8Array): Promise<Rows> {
  const bytes = await promisify(gunzip)(packed);
  const rows: Partial<Rows> = {};
  for (let at = 0; at < bytes.length; ) {
    const start = at + lengthBytes;
    at = start + bytes.readUInt32LE(at);
    addPart(rows, deserialize(bytes.subarray(start, at)) as Part);
    await othersFirst();
  }
  return rows as Rows;
}
