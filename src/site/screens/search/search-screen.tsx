import type { PageData } from '../../../contract/pages.ts';
import type { SearchAnswer } from '../../../contract/search.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { searchHref } from '../../search/search-href.ts';
import { Container, PageHead } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchNothing } from './search-nothing.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { SearchSummary } from './search-summary.tsx';

type SearchPage = PageData<'search'> & { answer: SearchAnswer };

/** Query, kind and page are in the address only, so that Back and shared links work. */
export function SearchScreen({ page }: { page: SearchPage }) {
  const { answer } = page;
  const isAsked = answer.query !== '';
  const isFound = answer.groups.length > 0;
  return (
    <>
      <PageHead title={page.title} lead={isAsked ? undefined : page.lead}>
        <SearchBox
          id="page-search"
          size="large"
          defaultValue={answer.query}
          autoFocus={!isAsked}
          className="mt-card max-w-[60rem]"
        />
        <SearchSummary answer={answer} />
      </PageHead>
      <Container className="pb-section">
        {!isAsked && <SearchStart popular={page.popular} themes={page.themes} />}
        {isAsked && !isFound && <SearchNothing answer={answer} popular={page.popular} themes={page.themes} />}
        {isFound && (
          <div id="list" className="scroll-mt-30">
            <SearchKinds answer={answer} />
            <SearchResults answer={answer} />
            <Pagination pagination={answer.pagination} href={searchHref(answer.query, answer.kind)} anchor="list" />
          </div>
        )}
      </Container>
    </>
  );
}
