import { searchHref } from '../../../contract/paths.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { counted, plural } from '../../../text/russian.ts';
import { cx } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The search counts no further; the number then means "at least". */
const mostCounted = 1_000;

/** A live region, rendered before the first search: screen readers announce only changes of a region they know. */
export function SearchSummary({ results }: { results: SearchResponse }) {
  return (
    <div className={cx('grid gap-1 text-body text-ink-soft', results.query !== '' && 'mt-5')}>
      <p role="status">{results.query !== '' && <Total results={results} />}</p>
      {results.correction && (
        <p>
          Возможно, вы искали: <TextLink href={searchHref(results.correction)}>{results.correction}</TextLink>
        </p>
      )}
    </div>
  );
}

function Total({ results }: { results: SearchResponse }) {
  const total = results.groups.reduce((sum, group) => sum + group.count, 0);
  if (total === 0) return <>По запросу «{results.query}» ничего не нашлось</>;
  return (
    <>
      {plural(total, 'Найден', 'Найдено', 'Найдено')} {total >= mostCounted && 'не меньше '}
      {counted(total, 'ответ', 'ответа', 'ответов')} по&nbsp;запросу «{results.query}»
    </>
  );
}
