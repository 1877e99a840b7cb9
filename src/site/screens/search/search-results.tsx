import { searchHref } from '../../../contract/paths.ts';
import { searchKinds } from '../../../contract/query-vocabulary.ts';
import type { SearchHit, SearchResponse } from '../../../contract/search.ts';
import { kindsInOrder } from '../../search/suggestion-options.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { SearchHitCard } from './search-hit-card.tsx';
import { SearchKindEmpty } from './search-nothing.tsx';

export function SearchResults({ results }: { results: SearchResponse }) {
  const kinds = kindsInOrder(results.hits);
  if (kinds.length === 0) return <SearchKindEmpty results={results} />;
  return (
    <div className="grid gap-10 lg:gap-16">
      {kinds.map((kind) => {
        const hits = results.hits.filter((hit) => hit.kind === kind);
        const count = results.groups.find((group) => group.kind === kind)?.count ?? 0;
        return (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id={`found-${kind}`} className="text-h3">
                {searchKinds[kind]}
              </h2>
              {results.kind === null && count > hits.length && (
                <TextLink href={searchHref(results.query, kind)} arrow className="text-small">
                  {`Все\u00a0${count}`}
                </TextLink>
              )}
            </div>
            <HitList hits={hits} />
          </section>
        );
      })}
    </div>
  );
}

function HitList({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className="grid gap-x-gap gap-y-3 lg:grid-cols-2">
      {hits.map((hit) => (
        <li key={hit.url}>
          <SearchHitCard hit={hit} />
        </li>
      ))}
    </ul>
  );
}
