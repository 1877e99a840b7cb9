import type { SearchAnswer } from '../../../contract/search.ts';
import { counted, plural } from '../../../text/russian.ts';
import { searchHref } from '../../search/search-href.ts';
import { cx } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The search counts no further; the number then means "at least". */
const mostCounted = 1_000;

/** A live region, rendered before the first search: screen readers announce only changes of a region they know. */
export function SearchSummary({ answer }: { answer: SearchAnswer }) {
  return (
    <div className={cx('grid gap-1 text-body text-ink-soft', answer.query !== '' && 'mt-5')}>
      <p role="status">{answer.query !== '' && <Total answer={answer} />}</p>
      {answer.correction && (
        <p>
          Возможно, вы искали: <TextLink href={searchHref(answer.correction)}>{answer.correction}</TextLink>
        </p>
      )}
    </div>
  );
}

function Total({ answer }: { answer: SearchAnswer }) {
  const total = answer.groups.reduce((sum, group) => sum + group.count, 0);
  if (total === 0) return <>По запросу «{answer.query}» ничего не нашлось</>;
  return (
    <>
      {plural(total, 'Найден', 'Найдено', 'Найдено')} {total >= mostCounted && 'не меньше '}
      {counted(total, 'ответ', 'ответа', 'ответов')} по&nbsp;запросу «{answer.query}»
    </>
  );
}
