import type { PageData } from '../../../contract/pages.ts';
import { bareWords } from '../../../text/russian.ts';

type Group = PageData<'faq'>['groups'][number];

/** Russian endings differ, so a long word is searched without its last letters. */
const endingLength = 2;
const shortestStem = 4;

/** Questions with every word of the query, in the question or its answer. */
export function findQuestions(groups: Group[], query: string): Group[] {
  const stems = bareWords(query)
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      word.length > shortestStem ? word.slice(0, Math.max(shortestStem, word.length - endingLength)) : word,
    );
  if (stems.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const words = ` ${bareWords(`${group.title} ${item.question} ${item.answer.replace(/<[^>]+>/g, ' ')}`)}`;
        return stems.every((stem) => words.includes(` ${stem}`));
      }),
    }))
    .filter((group) => group.items.length > 0);
}
