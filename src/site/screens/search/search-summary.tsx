import type { SearchAnswer } from '../../../contract/search.ts';
import { countOf, wordFor } from '../../components/russian-words.ts';
import { TextLink } from '../../components/text-link.tsx';
import { searchHref } from '../../search/search-href.ts';

/** More answers than this are not looked at; the number then means "at least". */
const mostCounted = 1_000;

/** How much was found, said aloud when it changes, and what the query was taken for. */
export function SearchSummary({ answer }: { answer: SearchAnswer }) {
  const total = answer.groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <div className="mt-5 grid gap-1 text-body text-ink-soft">
      <p role="status">
        {total === 0 ? (
          <>По запросу «{answer.query}» ничего не нашлось</>
        ) : (
          <>
            {wordFor(total, 'Найден', 'Найдено', 'Найдено')} {total >= mostCounted && 'не меньше '}
            {countOf(total, 'ответ', 'ответа', 'ответов')} по запросу «{answer.query}»
          </>
        )}
      </p>
      {answer.correction && (
        <p>
          Возможно, вы искали: <TextLink href={searchHref(answer.correction)}>{answer.correction}</TextLink>
        </p>
      )}
    </div>
  );
}
