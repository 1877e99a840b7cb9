import type { PageData } from '../../../contract/pages.ts';
import { Container, PageHead } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TagList } from '../../ui/tag-list.tsx';

const letterId = (letter: string) => `letter-${letter}`;

export function GlossaryScreen({ page }: { page: PageData<'glossary'> }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <nav aria-label="К букве" className="mt-8 print:hidden">
          <TagList
            label="Буквы"
            size="medium"
            tags={page.letters.map(({ letter }) => ({ label: letter, href: `#${letterId(letter)}` }))}
          />
        </nav>
      </PageHead>
      <Container className="grid gap-y-12 pb-section">
        {page.letters.map(({ letter, terms }) => (
          <section key={letter} className="grid gap-x-10 gap-y-2 border-t border-line pt-6 lg:grid-cols-[8rem_1fr]">
            <h2 id={letterId(letter)} className="scroll-mt-30 text-h2 text-ink-faint">
              {letter}
            </h2>
            <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
              {terms.map(({ id, title, also, text }) => (
                <div
                  key={id}
                  id={id}
                  className="scroll-mt-30 rounded-card target:bg-tint target:outline-8 target:outline-tint"
                >
                  <dt className="text-h3 font-semibold">
                    {title}
                    {also.length > 0 && (
                      <span className="block text-caption font-normal text-ink-faint">{also.join(', ')}</span>
                    )}
                  </dt>
                  <dd className="mt-2">
                    <Prose html={text} className="text-small" />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Container>
    </>
  );
}
