import type { SearchAnswer } from '../../../contract/search.ts';
import { searchKinds } from '../../../contract/search-vocabulary.ts';
import { searchHref } from '../../search/search-href.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The chosen kind has no results, but others have. */
export function SearchKindEmpty({ answer }: { answer: SearchAnswer }) {
  const title = answer.kind ? `В разделе «${searchKinds[answer.kind]}» ничего нет` : 'Здесь ничего нет';
  return (
    <EmptyState title={title} text="Зато по этому запросу есть другие ответы.">
      <ButtonLink href={searchHref(answer.query)}>Показать все</ButtonLink>
    </EmptyState>
  );
}
