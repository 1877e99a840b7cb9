import type { ThemeCard as ThemeCardData } from '../../../contract/cards.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { searchKinds } from '../../../contract/query-vocabulary.ts';
import type { SearchAnswer } from '../../../contract/search.ts';
import { searchHref } from '../../search/search-href.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchStart } from './search-start.tsx';

interface SearchNothingProps {
  answer: SearchAnswer;
  popular: string[];
  themes: ThemeCardData[];
}

export function SearchNothing({ answer, popular, themes }: SearchNothingProps) {
  const hasNearest = answer.nearest.length > 0;
  return (
    <div className="grid gap-10 lg:gap-16">
      <EmptyState
        title={hasNearest ? 'Такого у нас нет. Может быть, одно из этих слов?' : 'Такого у нас нет'}
        text={hasNearest ? undefined : 'Попробуйте назвать вещество, задачу или форму: «магний», «сон», «капли».'}
      >
        {answer.nearest.map((word) => (
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
export function SearchKindEmpty({ answer }: { answer: SearchAnswer }) {
  const title = answer.kind ? `В разделе «${searchKinds[answer.kind]}» ничего нет` : 'Здесь ничего нет';
  return (
    <EmptyState title={title} text="Зато по этому запросу есть другие ответы.">
      <ButtonLink href={searchHref(answer.query)}>Показать все</ButtonLink>
    </EmptyState>
  );
}
