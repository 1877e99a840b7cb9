import { leavesOf } from './values.ts';

/** Typesetting, Markdown and letters that look alike do not matter here. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

const shortest = 3;

/** The field that a part of the page was made of, as far as its words tell; from the clicked part outwards. */
export function fieldOfWords(
  parts: readonly string[],
  data: unknown,
  body: string,
): { path: string; words: string } | null {
  const leaves = [...leavesOf(data), ...body.split('\n').map((text) => ({ path: 'body', text }))]
    .map(({ path, text }) => ({ path, text: plain(text) }))
    .filter(({ text }) => text.length >= shortest);
  for (const shown of parts) {
    const words = plain(shown);
    if (words.length < shortest) continue;
    const found =
      leaves.find(({ text }) => text === words) ??
      leaves.filter(({ text }) => text.includes(words)).toSorted((a, b) => a.text.length - b.text.length)[0] ??
      leaves.filter(({ text }) => words.includes(text)).toSorted((a, b) => b.text.length - a.text.length)[0];
    if (found) return { path: found.path, words: shown.trim() };
  }
  return null;
}
