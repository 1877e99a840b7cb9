import type { PictureRead } from '../../../content/load/pictures.ts';

/** What a case may do to the smallest content that passes every check. */
export interface Broken {
  edit(path: string, from: string, to: string): void;
  set(path: string, text: string): void;
  remove(path: string): void;
  text(path: string): string;
  picture(path: string, read: PictureRead | null): void;
}

/** What is broken, how, and the fault that an editor has to see: the file, the field, words of it, the button. */
export interface FaultCase {
  what: string;
  breaks: (content: Broken) => void;
  path: string;
  field: string;
  says: string;
  mend?: string;
  production?: boolean;
}

export const d3 = 'series/daily/vitamin-d3.md';
export const magniy = 'series/daily/magniy-b6.md';
export const probiotik = 'series/daily/probiotik.md';
export const omega = 'series/daily/omega-3.md';
export const batch = 'batches/a01-2609-1.yml';
export const article = 'articles/pervaya.md';
export const second = 'articles/vtoraya.md';
export const theme = 'themes/for-men.yml';
export const finder = 'pages/finder.yml';
export const pairs = 'combinations.yml';

type Row = [what: string, path: string, field: string, says: string, breaks: FaultCase['breaks'], mend?: string];

export const rows = (list: Row[]): FaultCase[] =>
  list.map(([what, path, field, says, breaks, mend]) => ({ what, path, field, says, breaks, mend }));

/** A text of the file replaced by another. */
type Swap = [what: string, path: string, from: string, to: string, field: string, says: string, mend?: string];

export const swaps = (list: Swap[]): FaultCase[] =>
  list.map(([what, path, from, to, field, says, mend]) => ({
    what,
    path,
    field,
    says,
    mend,
    breaks: (content) => content.edit(path, from, to),
  }));

export const section = (slug: string, what: object) => (content: Broken) =>
  content.set(
    `themes/${slug}.yml`,
    `${content.text(`themes/${slug}.yml`)}  - ${JSON.stringify({ title: 'Ещё', ...what })}\n`,
  );

export const moment = (title: string) => ({ title, text: `Что делать: ${title}.`, products: [] });

export const picture = (width: number, height: number, bytes = 1_000): PictureRead => ({
  size: bytes,
  picture: { hash: 'a'.repeat(20), type: 'image/webp', width, height, color: '#ffffff', bytes: new Uint8Array() },
});

export const paragraph = 'Этот абзац достаточно длинный, чтобы его повторение заметили читатели двух разных страниц.';
