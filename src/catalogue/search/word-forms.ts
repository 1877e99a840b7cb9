/** Endings of nouns. The stemmer takes the end of «веган» and «спортсмен» for one too, but not that of «веганам». */
const endings = ['', 'а', 'у', 'ом', 'е', 'ы', 'и', 'ов', 'ам', 'ами', 'ах'];
const shortestBase = 4;
const plainWord = /^[а-я]{4,}$/;

/** Other forms that a noun may have: some are no words, the lexicon knows which. */
export function otherForms(word: string): string[] {
  if (!plainWord.test(word)) return [];
  const bases = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((base) => base.length >= shortestBase);
  const forms = bases.flatMap((base) => [base, withoutVowel(base)].flatMap((some) => endings.map((end) => some + end)));
  const found = new Set([...forms, ...bases.flatMap(withVowel)]);
  found.delete(word);
  return [...found];
}

/** «вегетарианец», «вегетарианцам». */
const withoutVowel = (base: string) => base.replace(/ец$/, 'ц');
const withVowel = (base: string) => (base.endsWith('ц') ? [base.replace(/ц$/, 'ец')] : []);
