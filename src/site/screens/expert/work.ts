import type { Figure } from '../../../contract/common.ts';
import type { Expert } from '../../../contract/entries.ts';
import { plural } from '../../../text/russian.ts';

/** Articles whose author is the expert; the others of the list were checked by the expert. */
export const written = ({ articles, url }: Pick<Expert, 'articles' | 'url'>) =>
  articles.filter(({ author }) => author.url === url);
export const checked = ({ articles, url }: Pick<Expert, 'articles' | 'url'>) =>
  articles.filter(({ author }) => author.url !== url);

type Work = Pick<Expert, 'articles' | 'url' | 'events' | 'picks'>;

/** Counts only what is on the page below. */
export function workOf(expert: Work): Figure[] {
  const counts: [number, string, string, string][] = [
    [written(expert).length, 'авторская статья', 'авторские статьи', 'авторских статей'],
    [checked(expert).length, 'проверенный текст', 'проверенных текста', 'проверенных текстов'],
    [expert.events.length, 'встреча', 'встречи', 'встреч'],
    [expert.picks.length, 'разобранный состав', 'разобранных состава', 'разобранных составов'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, few, many]) => ({ value: String(count), label: plural(count, one, few, many), note: null }));
}
