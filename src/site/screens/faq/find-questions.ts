import type { PageData } from '../../../contract/pages.ts';

type Group = PageData<'faq'>['groups'][number];

/** Russian endings differ, so a long word is searched without its last letters. */
const endingLength = 2;
const shortestStem = 4;

/** Questions with every word of the query, in the question or its answer. */
export function findQuestions(groups: Group[], query: string): Group[] {
  const stems = plain(query)
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
        const words = ` ${plain(`${group.title} ${item.question} ${item.answer.replace(/<[^>]+>/g, ' ')}`)}`;
        return stems.every((stem) => words.includes(` ${stem}`));
      }),
    }))
    .filter((group) => group.items.length > 0);
}

/** Lower case, «ё» as «е», single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
