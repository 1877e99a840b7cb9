import type { PageData } from '../../../contract/pages.ts';
import { searchHref } from '../../../contract/paths.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Container, PageHead } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchNothing } from './search-nothing.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { SearchSummary } from './search-summary.tsx';

type SearchPage = PageData<'search'> & { results: SearchResponse };

/** Query, kind and page are in the address only, so that Back and shared links work. */
export function SearchScreen({ page }: { page: SearchPage }) {
  const { results } = page;
  const isAsked = results.query !== '';
  const isFound = results.groups.length > 0;
  return (
    <>
      <PageHead title={page.title}>
        <SearchBox
          id="page-search"
          size="large"
          defaultValue={results.query}
          autoFocus={!isAsked}
          className="mt-card max-w-[60rem]"
        />
        {/* Below the field: on a phone the keyboard takes the lower half. */}
        {!isAsked && <p className="mt-5 max-w-[44rem] text-lead text-ink-soft">{page.lead}</p>}
        <SearchSummary results={results} />
      </PageHead>
      <Container className="pb-section">
        {!isAsked && <SearchStart popular={page.popular} themes={page.themes} />}
        {isAsked && !isFound && <SearchNothing results={results} popular={page.popular} themes={page.themes} />}
        {isFound && (
          <div id="list" className="scroll-mt-30">
            <SearchKinds results={results} />
            <SearchResults results={results} />
            <Pagination pagination={results.pagination} href={searchHref(results.query, results.kind)} anchor="list" />
          </div>
        )}
      </Container>
    </>
  );
}
