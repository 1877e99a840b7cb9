import { pagePaths } from '../../../contract/paths.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import type { ComponentsPage } from './components-query.ts';

/** All known pairs in words, by kind; each leads to its reason and source. */
export function CombinationList({ page }: { page: ComponentsPage }) {
  const titles = new Map(page.items.map(({ slug, title }) => [slug, title]));
  const kinds = keysOf(combinationKinds).filter((kind) => page.pairs.some((pair) => pair.kind === kind));
  return (
    <div className="gap-x-12 sm:columns-2 lg:columns-3">
      {kinds.map((kind) => (
        <section key={kind} aria-label={combinationKinds[kind]} className="mb-8">
          <h3 className="flex items-center gap-3 text-body font-semibold">
            <CombinationMark kind={kind} />
            {combinationKinds[kind]}
          </h3>
          <ul className="mt-3 text-small">
            {page.pairs
              .filter((pair) => pair.kind === kind)
              .map(({ first, second }) => (
                <li key={`${first} ${second}`}>
                  <AppLink
                    href={`${pagePaths.combinations}#${first}--${second}`}
                    className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-link"
                  >
                    {titles.get(first)} и&nbsp;{lower(titles.get(second) ?? second)}
                  </AppLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** «Магний и кальций», but «Магний и L-теанин». */
const lower = (title: string) => (/^[А-ЯЁ]/.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title);
