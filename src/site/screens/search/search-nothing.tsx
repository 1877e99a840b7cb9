import type { ThemeCard as ThemeCardData } from '../../../contract/cards.ts';
import { pagePaths, searchHref } from '../../../contract/paths.ts';
import { searchKinds } from '../../../contract/query-vocabulary.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchStart } from './search-start.tsx';

interface SearchNothingProps {
  results: SearchResponse;
  popular: string[];
  themes: ThemeCardData[];
}

export function SearchNothing({ results, popular, themes }: SearchNothingProps) {
  const hasNearest = results.nearest.length > 0;
  return (
    <div className="grid gap-10 lg:gap-16">
      <EmptyState
        title={hasNearest ? 'Такого у нас нет. Может быть, одно из этих слов?' : 'Такого у нас нет'}
        text={hasNearest ? undefined : 'Попробуйте назвать вещество, задачу или форму: «магний», «сон», «капли».'}
      >
        {results.nearest.map((word) => (
          <ChipLink key={word} href={searchHref(word)} className="bg-page">
            {word}
          </ChipLink>
        ))}
        {!hasNearest && <ButtonLink href={pagePaths['products-filters']}>Открыть каталог</ButtonLink>}
      </EmptyState>
      <SearchStart popular={popular} themes={themes} />
    </div>
  );
}

/** The chosen kind has no results, but others have. */
export function SearchKindEmpty({ results }: { results: SearchResponse }) {
  const title = results.kind ? `В разделе «${searchKinds[results.kind]}» ничего нет` : 'Здесь ничего нет';
  return (
    <EmptyState title={title} text="Зато по этому запросу есть другие ответы.">
      <ButtonLink href={searchHref(results.query)}>Показать все</ButtonLink>
    </EmptyState>
  );
}
