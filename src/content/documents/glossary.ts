import { termPath } from '../../contract/page-vocabulary.ts';
import type { PageData } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { type KindOutput, searchEntry, words } from './kind-output.ts';
import type { Library } from './library.ts';

/** Latin words after Russian ones, as dictionaries have them, and together: «E» of EFSA looks like a Russian letter. */
const latin = 'A–Z';
const isLatin = (word: string) => /^[a-z]/i.test(word);
const alphabet = new Intl.Collator('ru');

export function compileGlossary(library: Library): PageData<'glossary'>['letters'] {
  const terms = library.content
    .get('glossary', 'glossary')
    .data.toSorted((a, b) => Number(isLatin(a.title)) - Number(isLatin(b.title)) || alphabet.compare(a.title, b.title));
  const letters = Map.groupBy(terms, ({ title }) => (isLatin(title) ? latin : title.charAt(0).toUpperCase()));
  return [...letters].map(([letter, own]) => ({
    letter,
    terms: own.map(({ id, title, also, text }) => ({ id, title, also, text: library.text(text).html })),
  }));
}

export const glossaryOutput: KindOutput<'glossary'> = {
  search: (library) =>
    library.content
      .get('glossary', 'glossary')
      .data.map(({ id, title, also, text }) =>
        searchEntry('term', { url: termPath(id), title }, { keywords: words(also), text: library.text(text).plain }),
      ),
};

export const faqOutput: KindOutput<'faq'> = {
  search: (library) =>
    [...library.faqItems.values()].map(({ id, question: title, answer }) =>
      searchEntry('faq', { url: paths.faqItem(id), title }, { keywords: '', text: library.text(answer).plain }),
    ),
};
