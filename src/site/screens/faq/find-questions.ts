import type { PageData } from '../../../contract/pages.ts';

type Group = PageData<'faq'>['groups'][number];

/** Endings of Russian words differ; the first letters of a long word are enough to find its other forms. */
const endingLength = 2;
const shortestStem = 4;

/** Groups with the questions that hold every word of the query, in the question or its answer. */
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

/** Small letters, «ё» as «е», words parted by single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
