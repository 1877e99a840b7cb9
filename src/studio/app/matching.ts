const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** What has all of the words, in any order; what is called just so comes first, then what begins so. Its first line is its name. */
export function matching<T>(items: readonly T[], query: string, wordsOf: (item: T) => string): T[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [...items];
  const parts = wanted.split(/\s+/);
  return items
    .map((item) => ({ item, words: plain(wordsOf(item)) }))
    .filter(({ words }) => parts.every((part) => words.includes(part)))
    .toSorted((a, b) => nearness(b.words, wanted) - nearness(a.words, wanted) || a.words.length - b.words.length)
    .map(({ item }) => item);
}

const nearness = (words: string, wanted: string) =>
  Number(words.startsWith(wanted)) + Number(words.startsWith(`${wanted}\n`));
