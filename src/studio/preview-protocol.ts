/** What the page in the preview and the studio tell each other: they have different origins and see nothing else. */
export type ToPage =
  | { studio: 'theme'; theme: 'light' | 'dark' }
  /** Whether a click is for the studio or for the page. */
  | { studio: 'picks'; picks: boolean }
  | { studio: 'scroll'; top: number };

export type FromPage =
  | { page: 'ready'; path: string }
  | { page: 'scrolled'; path: string; top: number }
  /** What the clicked part is made of, by its marks; and its words. */
  | { page: 'picked'; marks: number[]; words: string };

/** The characters that marks in the preview are written with: digits of a number, the lowest first. */
export const markStart = 0xe0100;
export const markDigits = 240;
export const markLength = 3;

/** What the preview says in the place of a field that is still empty; the name of the field follows. */
export const gapWords = 'Здесь будет: ';

/** A field that a part of the preview is made of. */
export interface MarkedPlace {
  path: string;
  field: string;
  /** Of the entry. */
  title: string;
}
