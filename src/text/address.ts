/** How Russian letters are written in addresses. */
export const latinLetters: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** «Щётка и ёж» is `shchetka-i-ezh`. */
export function slugify(text: string, longest = Number.POSITIVE_INFINITY): string {
  return [...text.toLowerCase()]
    .map((letter) => latinLetters[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

/**
 * Specification, section 5: a slug with leading or trailing whitespace is no page. `trim` knows every Unicode space, so
 * an encoded tab or no-break space is caught too.
 */
export function hasEdgeWhitespace(slug: string): boolean {
  return slug !== slug.trim();
}

/** The path of an address that has no origin. */
export const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

/** A path or a part of one without its escapes; what cannot be decoded stays as it is. */
export function decodeOrKeep(text: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
