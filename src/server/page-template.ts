import { createHash, type Hash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { scriptCodes, scriptHash } from './security-headers.ts';

/** Bytes of the page as they are, or the number of the gap that stands in their place. */
type Piece = { plain: Buffer; deflated: Buffer } | { gap: number };

/** An inline script with gaps: its hash is taken up where the first one begins. */
interface GappedScript {
  /** How the policy names it as long as the gaps are open. */
  hash: string;
  beginning: Hash;
  rest: (string | number)[];
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
  readonly #pieces: Piece[];
  readonly #scripts: GappedScript[];
  readonly #policy: string;

  /** `marks` are the words that stand in the gaps of `html`, and nowhere else. */
  constructor(html: string, policy: string, marks: readonly string[]) {
    this.#policy = policy;
    this.#pieces = splitAt(html, marks).map((part) => {
      if (typeof part === 'number') return { gap: part };
      const plain = Buffer.from(part);
      // A full flush ends on a whole byte and looks back at nothing: anything may follow.
      return { plain, deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
    });
    this.#scripts = scriptCodes(html).flatMap((code) => {
      const [before, ...rest] = splitAt(code, marks);
      if (rest.length === 0) return [];
      return [{ hash: scriptHash(code), beginning: createHash('sha256').update(String(before)), rest }];
    });
  }

  fill(words: readonly string[], isZipped: boolean): FilledPage {
    const gaps = words.map((word) => Buffer.from(word, 'latin1'));
    return { policy: this.#policyFor(words), body: isZipped ? this.#zipped(gaps) : this.#plain(gaps) };
  }

  #policyFor(words: readonly string[]): string {
    let policy = this.#policy;
    for (const { hash, beginning, rest } of this.#scripts) {
      const code = rest.map((part) => (typeof part === 'number' ? words[part] : part)).join('');
      const filled = beginning.copy().update(code).digest('base64');
      policy = policy.replace(hash, `'sha256-${filled}'`);
    }
    return policy;
  }

  #plain(gaps: readonly Buffer[]): Buffer {
    return Buffer.concat(this.#pieces.map((piece) => ('gap' in piece ? (gaps[piece.gap] ?? nothing) : piece.plain)));
  }

  #zipped(gaps: readonly Buffer[]): Buffer {
    const parts: Buffer[] = [gzipHead];
    let checksum = 0;
    let length = 0;
    for (const piece of this.#pieces) {
      const bytes = 'gap' in piece ? (gaps[piece.gap] ?? nothing) : piece.plain;
      checksum = crc32(bytes, checksum);
      length += bytes.length;
      if ('gap' in piece) parts.push(storedHead(bytes.length), bytes);
      else parts.push(piece.deflated);
    }
    const tail = Buffer.from(gzipTail);
    tail.writeUInt32LE(checksum, 2);
    tail.writeUInt32LE(length, 6);
    parts.push(tail);
    return Buffer.concat(parts);
  }
}

const nothing = Buffer.alloc(0);

/** RFC 1952: deflate, no name, no time, system unknown. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** RFC 1951: an empty last block; then room for checksum and length. */
const gzipTail = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** RFC 1951: a block that is not compressed, not the last one. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

/** Text and numbers of marks by turns, in the order of the text; begins with text. */
function splitAt(text: string, marks: readonly string[]): (string | number)[] {
  if (marks.length === 0) return [text];
  return text
    .split(new RegExp(`(${marks.join('|')})`))
    .map((part, i) => (i % 2 === 1 ? marks.indexOf(part) : part))
    .filter((part, i) => i === 0 || part !== '');
}
