/** What stands on a pack, as people type it: Russian letters for Latin ones, a letter O for a nought, spaces anywhere. */
const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  O: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: '1',
  I: '1',
  L: '1',
  '№': '',
};

const longest = 40;

/** The number that a batch is found by: `а01 2609-1` and `A01-2609-1` are one. Empty where nothing was typed. */
export function batchKey(typed: string): string {
  const signs = [...typed.slice(0, longest).normalize('NFC').toUpperCase()].map((sign) => lookAlikes[sign] ?? sign);
  return signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
}

/** What a reader typed, as it is said back to him; null where that is nothing. */
export function askedNumber(typed: string | undefined): string | null {
  return typed?.replace(/\s+/g, ' ').trim().slice(0, longest) || null;
}
