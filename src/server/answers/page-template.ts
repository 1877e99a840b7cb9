import { createHash, type Hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { combinedChecksum, shiftOf } from './checksum.ts';
import { scriptCodes, scriptHash } from './security-headers.ts';

/** Text of the page as it is, or a gap: the words that stand there have this sign between them. */
type Part = string | { between: string };

interface Text {
  plain: Buffer;
  deflated: Buffer;
  checksum: number;
  shift: number;
}

/** Text, or the number of the sign that stands between the words there. */
type Piece = Text | number;

/** An inline script with gaps: its hash is taken up where the first one begins. */
interface GappedScript {
  /** How the policy names it as long as the gaps are open. */
  hash: string;
  beginning: Hash;
  rest: Part[];
}

export interface FilledPage {
  policy: string;
  /** The page as it is, or as gzip: piece by piece, so that only what is filled in costs anything. */
  body: Buffer;
}

/**
 * A page that was rendered once and is sent for many addresses, which differ only in the words that stand in its gaps.
 * These must need no escape anywhere in HTML or in a script: letters, digits, dots, hyphens.
 */
export class PageTemplate {
  readonly #signs: string[] = [];
  readonly #pieces: Piece[];
  readonly #scripts: GappedScript[];
  readonly #policy: string;

  /** `marks` are the words that stand in the gaps of `html`, always all of them in this order, and nowhere else. */
  constructor(html: string, policy: string, marks: readonly string[]) {
    this.#policy = policy;
    this.#pieces = splitAt(html, marks).map((part) => {
      if (typeof part !== 'string') return this.#numberOf(part.between);
      const plain = Buffer.from(part);
      // A full flush ends on a whole byte and looks back at nothing: anything may follow.
      const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
      return { plain, deflated, checksum: crc32(plain), shift: shiftOf(plain.length) };
    });
    this.#scripts = scriptCodes(html).flatMap((code) => {
      const [before, ...rest] = splitAt(code, marks);
      if (rest.length === 0) return [];
      return [{ hash: scriptHash(code), beginning: createHash('sha256').update(String(before)), rest }];
    });
  }

  fill(words: readonly string[], isZipped: boolean): FilledPage {
    return { policy: this.#policyFor(words), body: isZipped ? this.#zipped(words) : this.#plain(words) };
  }

  #policyFor(words: readonly string[]): string {
    let policy = this.#policy;
    for (const { hash, beginning, rest } of this.#scripts) {
      const code = rest.map((part) => (typeof part === 'string' ? part : words.join(part.between))).join('');
      policy = policy.replace(hash, `'sha256-${beginning.copy().update(code).digest('base64')}'`);
    }
    return policy;
  }

  #numberOf(sign: string): number {
    if (!this.#signs.includes(sign)) this.#signs.push(sign);
    return this.#signs.indexOf(sign);
  }

  #plain(words: readonly string[]): Buffer {
    const fillings = this.#signs.map((sign) => Buffer.from(words.join(sign)));
    return Buffer.concat(
      this.#pieces.map((piece) => (typeof piece === 'number' ? (fillings[piece] ?? nothing) : piece.plain)),
    );
  }

  #zipped(words: readonly string[]): Buffer {
    const fillings = this.#signs.map((sign): Text => fillingOf(words.join(sign)));
    const parts: Buffer[] = [gzipHead];
    let checksum = 0;
    let length = 0;
    for (const piece of this.#pieces) {
      const part = typeof piece === 'number' ? fillings[piece] : piece;
      if (!part) continue;
      checksum = combinedChecksum(checksum, part.checksum, part.shift);
      length += part.plain.length;
      parts.push(part.deflated);
    }
    const tail = Buffer.from(gzipTail);
    tail.writeUInt32LE(checksum, 2);
    tail.writeUInt32LE(length, 6);
    parts.push(tail);
    return Buffer.concat(parts);
  }
}

const nothing = Buffer.alloc(0);

/** The words as a block that is not compressed. */
function fillingOf(text: string): Text {
  const deflated = storedBlock(text);
  const plain = deflated.subarray(blockHeadBytes);
  return { plain, deflated, checksum: crc32(plain), shift: shiftOf(plain.length) };
}

/** RFC 1952: deflate, no name, no time, system unknown. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** RFC 1951: an empty last block; then room for checksum and length. */
const gzipTail = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

const blockHeadBytes = 5;

/** RFC 1951: a block that is not compressed, not the last one. */
function storedBlock(text: string): Buffer {
  const block = Buffer.allocUnsafe(blockHeadBytes + text.length);
  block[0] = 0;
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  block.write(text, blockHeadBytes, 'latin1');
  return block;
}

/** Text and gaps by turns; begins with text. */
function splitAt(text: string, marks: readonly string[]): Part[] {
  const [first = '', ...others] = marks;
  // The sign after the first mark stands between all of them.
  const gap = others.length === 0 ? `${first}()` : `${first}(.)${others.join('\\1')}`;
  return text
    .split(new RegExp(gap))
    .map((part, i) => (i % 2 === 1 ? { between: part } : part))
    .filter((part, i) => i === 0 || part !== '');
}
