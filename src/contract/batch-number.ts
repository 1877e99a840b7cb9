/** Signs that people type instead of those on the pack: Russian letters for Latin ones, a letter O for a zero. */
const lookAlikes: Record<string, string> = {
  ...{ А: 'A', В: 'B', Е: 'E', Ё: 'E', З: '3', К: 'K', М: 'M', Н: 'H', О: '0', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
  ...{ O: '0', І: '1', I: '1', L: '1', '№': '' },
};

const longest = 40;

/** The key of a batch: `а01 2609-1` and `A01-2609-1` are the same. Empty where nothing was typed. */
export function batchKey(typed: string): string {
  const signs = [...typed.slice(0, longest).normalize('NFC').toUpperCase()].map((sign) => lookAlikes[sign] ?? sign);
  return signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('');
}

/** The typed number as the page repeats it; null where nothing was typed. */
export function askedNumber(typed: string | undefined): string | null {
  return typed?.replace(/\s+/g, ' ').trim().slice(0, longest) || null;
}
