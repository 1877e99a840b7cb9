import { Script } from 'node:vm';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { combinedChecksum, multiplied, one, shiftOf } from './checksum.ts';
import { headOf } from './ready-head.ts';
import type { Answer, Rendered } from './ready-response.ts';
import { scriptCodes, scriptHash } from './security-headers.ts';

/** Text of the page, or the number of the sign that stands between the words in a gap. */
type Piece = { plain: Buffer; deflated: Buffer; checksum: number; shift: number } | number;

/** The page for words of certain lengths, ready but for the words, which are written into it each time. */
interface Form {
  page: Answer & { body: Buffer };
  gaps: { at: number; sign: number }[];
  /** Of gzip: where the checksum stands, what it is without the words, and what the words of each sign count for. */
  zip?: { at: number; checksum: number; factors: number[] };
}

const policyName = 'Content-Security-Policy';

/** Strangers make words of all lengths up; each form is a page in memory. */
const maxForms = 16;

/** A word of the page's address: what stands for it in the HTML, and how a script of the page reads it. */
export interface Mark {
  text: string;
  inScript: string;
}

/**
 * A page that was rendered once and is sent for many addresses, which differ only in the words that stand in its gaps.
 * These must need no escape anywhere in HTML: letters, digits, dots, hyphens. Its inline scripts have no gaps, they read
 * the words from where the browser is: a script that differed would have to be hashed for the policy each time.
 */
export class PageTemplate {
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #signs: string[] = [];
  readonly #pieces: Piece[];
  readonly #forms = new LRUCache<string, Form>({ max: maxForms });

  /** `marks` stand in the gaps of the page, always all of them in this order, and nowhere else. */
  constructor({ status, headers, body }: Rendered, marks: readonly Mark[]) {
    const { html, policy } = withReadingScripts(body.toString(), headers[policyName] ?? '', marks);
    this.#status = status;
    this.#headers = Object.entries({ ...headers, [policyName]: policy }).flat();
    this.#pieces = splitAt(html, marks).map((part) => {
      if (typeof part !== 'string') return this.#numberOf(part.between);
      const plain = Buffer.from(part);
      // A full flush ends on a whole byte and looks back at nothing: anything may follow.
      const deflated = deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
      return { plain, deflated, checksum: crc32(plain), shift: shiftOf(plain.length) };
    });
  }

  /** The page as it is, or as gzip: lent until the next one is filled. */
  fill(words: readonly string[], isZipped: boolean): Answer & { body: Buffer } {
    const texts = this.#signs.map((sign) => words.join(sign));
    const { page, gaps, zip } = this.#formFor(texts[0]?.length ?? 0, isZipped);
    for (const { at, sign } of gaps) page.body.write(texts[sign] ?? '', at, 'latin1');
    if (zip) {
      let { checksum } = zip;
      for (const [i, text] of texts.entries()) checksum ^= multiplied(zip.factors[i] ?? 0, crc32(text));
      page.body.writeInt32LE(checksum, zip.at);
    }
    return page;
  }

  #numberOf(sign: string): number {
    if (!this.#signs.includes(sign)) this.#signs.push(sign);
    return this.#signs.indexOf(sign);
  }

  /** Every sign is one letter long, so the words are as long with one as with another. */
  #formFor(length: number, isZipped: boolean): Form {
    const key = `${length} ${isZipped}`;
    const known = this.#forms.get(key);
    if (known) return known;
    const form = isZipped ? this.#zippedForm(length) : this.#plainForm(length);
    this.#forms.set(key, form);
    return form;
  }

  #plainForm(length: number): Form {
    const form = new FormInMaking();
    for (const piece of this.#pieces)
      if (typeof piece === 'number') form.gap(piece, length);
      else form.add(piece.plain);
    return { page: this.#pageOf(form.bytes()), gaps: form.gaps };
  }

  /**
   * Checksums of parts add up: each is multiplied by what follows it. So what the words in all gaps count for is one
   * number for each sign, and the rest of the page is another one.
   */
  #zippedForm(length: number): Form {
    const form = new FormInMaking();
    form.add(gzipHead);
    const shift = shiftOf(length);
    let checksum = 0;
    let size = 0;
    let factors = this.#signs.map(() => 0);
    for (const piece of this.#pieces) {
      const isGap = typeof piece === 'number';
      const by = isGap ? shift : piece.shift;
      checksum = combinedChecksum(checksum, isGap ? 0 : piece.checksum, by);
      factors = factors.map((factor, i) => multiplied(by, factor) ^ (piece === i ? one : 0));
      size += isGap ? length : piece.plain.length;
      if (!isGap) form.add(piece.deflated);
      else {
        form.add(storedBlockHead(length));
        form.gap(piece, length);
      }
    }
    const tail = Buffer.from(gzipTail);
    tail.writeUInt32LE(size, checksumAt + 4);
    form.add(tail);
    const bytes = form.bytes();
    const zip = { at: bytes.length - tail.length + checksumAt, checksum, factors };
    return { page: this.#pageOf(bytes, 'Content-Encoding', 'gzip'), gaps: form.gaps, zip };
  }

  #pageOf(body: Buffer, ...encoding: string[]): Form['page'] {
    const headers = [...this.#headers, ...encoding, 'Content-Length', String(body.length)];
    return { status: this.#status, headers, body, head: headOf(this.#status, headers), isLent: true };
  }
}

class FormInMaking {
  readonly gaps: Form['gaps'] = [];
  readonly #parts: Buffer[] = [];
  #length = 0;

  add(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  gap(sign: number, length: number): void {
    this.gaps.push({ at: this.#length, sign });
    this.add(Buffer.alloc(length));
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

/** RFC 1952: deflate, no name, no time, system unknown. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** RFC 1951: an empty last block; then room for checksum and length. */
const gzipTail = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const checksumAt = 2;

/** RFC 1951: what stands before this many bytes that are not compressed and not the last ones. */
function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

/** Marks in scripts stand within strings: these are put together where the page is read. */
function withReadingScripts(html: string, policy: string, marks: readonly Mark[]) {
  const read = { html, policy };
  for (const code of scriptCodes(html)) {
    const reading = marks.reduce((text, mark) => text.replaceAll(mark.text, `"+${mark.inScript}+"`), code);
    if (reading === code) continue;
    // Throws where a mark stood anywhere else.
    new Script(reading);
    read.html = read.html.replace(code, () => reading);
    read.policy = read.policy.replace(scriptHash(code), scriptHash(reading));
  }
  return read;
}

/** Text, or a gap with the sign between its words, by turns; begins with text. */
function splitAt(text: string, marks: readonly Mark[]): (string | { between: string })[] {
  const [first = '', ...others] = marks.map((mark) => mark.text);
  // The sign after the first mark stands between all of them.
  const gap = others.length === 0 ? `${first}()` : `${first}(.)${others.join('\\1')}`;
  return text
    .split(new RegExp(gap))
    .map((part, i) => (i % 2 === 1 ? { between: part } : part))
    .filter((part, i) => i === 0 || part !== '');
}
