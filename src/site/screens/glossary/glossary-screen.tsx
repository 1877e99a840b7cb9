import { useDeferredValue, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { counted } from '../../../text/russian.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { Container, PageHead } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SectionChips } from '../../ui/section-chips.tsx';
import { findTerms } from './find-terms.ts';

const letterId = (letter: string) => `letter-${letter}`;

/** A filter over all terms, the letters above them. All of it is in the page without scripts. */
export function GlossaryScreen({ page }: { page: PageData<'glossary'> }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const letters = findTerms(page.letters, query);
  const found = letters.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <search className="mt-8 block max-w-[36rem] noscript:hidden print:hidden">
          <FilterField
            id="term-filter"
            label="Найти слово"
            placeholder="МЕ, хелат, метаанализ…"
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className="mt-2 min-h-6 text-caption text-ink-soft">
            {query !== '' &&
              (found > 0 ? `Нашлось: ${counted(found, 'слово', 'слова', 'слов')}` : 'Ничего не\u00a0нашлось')}
          </p>
        </search>
      </PageHead>
      <SectionChips
        label="К букве"
        sections={letters.map(({ letter }) => ({ id: letterId(letter), label: letter }))}
        className="-mt-6"
      />
      <Container className="grid gap-y-5 pt-3 pb-section lg:gap-y-12">
        {letters.length === 0 && (
          <EmptyState
            title="Такого слова здесь ещё нет"
            text="Проверьте написание или поищите по&nbsp;всему сайту: многое объяснено в&nbsp;статьях."
          />
        )}
        {letters.map(({ letter, terms }) => (
          <section key={letter} className="gap-x-10 border-t border-line pt-3 lg:grid lg:grid-cols-[8rem_1fr] lg:pt-6">
            {/* On a phone the words stand beside the letter, not below it. */}
            <h2 id={letterId(letter)} className="scroll-mt-34 text-h2 text-ink-faint max-lg:float-right max-lg:ml-4">
              {letter}
            </h2>
            <dl className="gap-x-10 gap-y-8 max-md:space-y-4 md:grid md:grid-cols-2">
              {terms.map(({ id, title, also, text }) => (
                <div
                  key={id}
                  id={id}
                  className="scroll-mt-34 rounded-card target:bg-tint target:outline-8 target:outline-tint"
                >
                  <dt className="text-h3 font-semibold max-md:text-body">
                    {title}
                    {also.length > 0 && (
                      <span className="text-caption font-normal text-ink-faint max-md:before:content-['_'] md:block">
                        {also.join(', ')}
                      </span>
                    )}
                  </dt>
                  <dd className="md:mt-2">
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
