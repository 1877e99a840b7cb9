import { Link2 } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { compareSubstances } from '../../../nutrition/compare/compare-substances.ts';
import { whatDiffers } from '../../../nutrition/compare/what-differs.ts';
import { reportGoal } from '../../counters/goals.ts';
import { writeQuery } from '../../navigation/current-address.ts';
import { compared, keepCompared } from '../../shelf/compared.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NoteList } from '../../ui/prose.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AddProduct } from './add-product.tsx';
import { factsOf } from './comparison-facts.ts';
import { type Choice, choiceOf, chosenFrom, comparisonHref, mostCompared, without } from './comparison-query.ts';
import { ComparisonStarts } from './comparison-starts.tsx';
import { ProductLine } from './product-line.tsx';
import { ProductsTable } from './products-table.tsx';

interface ComparisonScreenProps {
  page: PageData<'comparison'>;
  catalogue: ShelfCatalogue;
  search: Record<string, unknown>;
}

/**
 * Two to four products side by side. The address has the whole state; without scripts every control is a link or a
 * form.
 */
export function ComparisonScreen({ page, catalogue, search }: ComparisonScreenProps) {
  const goTo = useGoTo();
  const [choice, setChoice] = useChoice(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const { products, gone, tooMany } = chosenFrom(choice, catalogue);
  const shown: Choice = { ...choice, refs: products.map(({ ref }) => ref) };
  const nameOf = (key: string) => catalogue.substances.find((one) => one.key === key)?.title ?? key;
  const rows = compareSubstances(products.map((product) => ({ ...product, id: product.ref })));
  const facts = factsOf(products, page);
  const isComparable = products.length > 1;
  const isOnly = choice.shown === 'differences';

  /** A change makes the comparison the reader's own, which is stored; one that came by a link is not. */
  async function change(next: Choice) {
    keepCompared(next.refs);
    await goTo(comparisonHref(next));
    heading.current?.focus({ preventScroll: true });
  }
  function typePrice(ref: string, price: string) {
    const next = { ...shown, prices: { ...shown.prices, [ref]: price } };
    setChoice(next);
    writeQuery(comparisonHref(next));
  }
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(new URL(comparisonHref(shown), window.location.href).href);
      showToast('Ссылка на\u00a0сравнение скопирована');
      reportGoal({ name: 'comparison-share' });
    } catch {
      showToast('Скопируйте адрес страницы: сравнение в\u00a0нём');
    }
  }

  return (
    <div id="comparison">
      <PageHead title={page.title} lead={isComparable ? undefined : page.lead} />
      <Container className="grid gap-8 pb-section">
        {gone.length > 0 && (
          <Notice tone="careful" title="Не нашли в каталоге">
            <p className="wrap-anywhere">{gone.join(', ')}</p>
          </Notice>
        )}
        {tooMany.length > 0 && (
          <Notice tone="careful" title="Показываем первые четыре">
            <p>Больше рядом не&nbsp;помещается: {tooMany.map(({ title }) => title).join(', ')}.</p>
          </Notice>
        )}
        <section aria-labelledby="compared-title" className="grid gap-6">
          <h2 id="compared-title" ref={heading} tabIndex={-1} className={isComparable ? 'text-h2' : 'sr-only'}>
            {isComparable ? 'Что отличается' : 'Выбранные продукты'}
          </h2>
          {isComparable && (
            <div className="grid max-w-[52rem] gap-2 text-lead">
              {whatDiffers(
                products.map(({ title }) => title),
                rows,
                facts,
                nameOf,
              ).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
          {!isComparable && (
            <div className="rounded-card bg-muted p-6">
              <p className="font-semibold">{page.empty.title}</p>
              <p className="mt-1 max-w-[44rem] text-small text-ink-soft">{page.empty.text}</p>
            </div>
          )}
          {isComparable && (
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              <span className="max-sm:hidden">
                <ChipLink href={comparisonHref({ ...shown, shown: isOnly ? null : 'differences' })} selected={isOnly}>
                  Только отличия
                </ChipLink>
              </span>
              <span className="sm:hidden">
                <ChipLink
                  href={comparisonHref({ ...shown, shown: shown.shown === 'all' ? null : 'all' })}
                  selected={shown.shown === 'all'}
                >
                  И&nbsp;то, что совпадает
                </ChipLink>
              </span>
              <Button variant="quiet" size="small" onClick={copyLink} className="noscript:hidden">
                <Icon of={Link2} size={18} />
                Ссылка
              </Button>
              <ButtonLink href={pagePaths.comparison} variant="quiet" size="small" onClick={() => keepCompared([])}>
                Начать заново
              </ButtonLink>
            </div>
          )}
          {isComparable && (
            <ProductsTable
              page={page}
              catalogue={catalogue}
              products={products}
              rows={rows}
              facts={facts}
              choice={shown}
              onRemove={(ref) => change(without(shown, ref))}
              onPrice={typePrice}
            />
          )}
          {!isComparable &&
            products.map((product) => (
              <ProductLine
                key={product.ref}
                product={product}
                href={comparisonHref(without(shown, product.ref))}
                onRemove={() => change(without(shown, product.ref))}
              />
            ))}
          {products.length < mostCompared && (
            <AddProduct choice={shown} catalogue={catalogue} onAdd={(ref) => change(added(shown, ref))} />
          )}
        </section>
        {!isComparable && <ComparisonStarts page={page} catalogue={catalogue} />}
      </Container>
      <Section title="Как это считается" tone="muted" className="print:hidden">
        <NoteList notes={page.notes} />
        <LegalWarning text={page.warning} />
      </Section>
    </div>
  );
}

const added = (choice: Choice, ref: string): Choice => ({ ...choice, refs: [...choice.refs, ref] });

/** From the address; where it names nothing, from the tray, and the address follows. */
function useChoice(search: Record<string, unknown>): [Choice, (next: Choice) => void] {
  const asked = useMemo(() => choiceOf(search), [search]);
  const [choice, setChoice] = useState(asked);
  useEffect(() => {
    const kept = asked.refs.length > 0 ? [] : compared();
    const next = kept.length > 0 ? { ...asked, refs: kept } : asked;
    setChoice(next);
    if (kept.length > 0) writeQuery(comparisonHref(next));
  }, [asked]);
  return [choice, setChoice];
}
