import { ArrowDown } from 'lucide';
import { useId, useMemo, useRef, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { coverageOf } from '../../../nutrition/shelf/coverage.ts';
import { planDay } from '../../../nutrition/shelf/day-plan.ts';
import { flagsOf, knownPairs } from '../../../nutrition/shelf/flags.ts';
import { emptyShelf, isForeign, type Shelf, type ShelfItem, withItem } from '../../../nutrition/shelf/shelf-text.ts';
import { sumShelf } from '../../../nutrition/shelf/sum-shelf.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardGrid, Container, PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { NoteList } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useToday } from '../../ui/use-today.tsx';
import { AddJar } from './add-jar.tsx';
import { isKnownSubstance, jarsOf, nameOf } from './catalogue-jars.ts';
import { PersonForm } from './person-form.tsx';
import { ShelfActions } from './shelf-actions.tsx';
import { ShelfBoard } from './shelf-board.tsx';
import { ShelfContraindications } from './shelf-contraindications.tsx';
import { ShelfDay } from './shelf-day.tsx';
import { flagsId, noticesOf, ShelfFlags } from './shelf-flags.tsx';
import { ShelfJars } from './shelf-jars.tsx';
import { ShelfNotices } from './shelf-notices.tsx';
import { readQuery } from './shelf-query.ts';
import { ShelfSheet } from './shelf-sheet.tsx';
import { ShelfSums } from './shelf-sums.tsx';
import { useShelf } from './use-shelf.ts';

interface ShelfScreenProps {
  page: PageData<'shelf'>;
  catalogue: ShelfCatalogue;
  search: Record<string, unknown>;
  /** Of the address: a link brings its shelf there. */
  hash: string;
}

/** Everything a person takes, added up. Without scripts every control is a form that the server answers. */
export function ShelfScreen({ page, catalogue, search, hash }: ShelfScreenProps) {
  const query = useMemo(() => readQuery(search), [search]);
  const { state, change, adopt, openOwn } = useShelf(query, hash, catalogue);
  const [editing, setEditing] = useState<number | null>(null);
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { shelf } = state;
  const { jars, gone } = jarsOf(shelf, catalogue);
  const named = nameOf(catalogue);
  const sums = sumShelf(jars, shelf.person);
  const plan = planDay(jars, catalogue.apart);
  const flags = flagsOf(jars, sums, shelf.person, catalogue.apart);
  const coverage = coverageOf(sums, isKnownSubstance(catalogue));
  const ours = jars
    .filter(({ isOurs }) => isOurs)
    .map(({ id }) => id)
    .slice(0, 4);

  /** The button that was pressed is gone with its jar: a keyboard reader goes on from the list's heading. */
  function remove(next: Shelf, message: string) {
    change(next);
    heading.current?.focus();
    showToast(message, { label: 'Вернуть', run: () => change(shelf) });
  }
  function add(item: ShelfItem) {
    const next = withItem(shelf, item);
    change(next);
    const { jars: all } = jarsOf(next, catalogue);
    const count = noticesOf(flagsOf(all, sumShelf(all, next.person), next.person, catalogue.apart));
    showToast(`Добавлено: ${titleOf(item)}${count > 0 ? `. Замечаний: ${count}` : ''}`);
  }
  const titleOf = (item: ShelfItem) =>
    isForeign(item) ? item.title : (catalogue.products.find(({ ref }) => ref === item.ref)?.title ?? item.ref);
  const edited = editing === null ? undefined : shelf.items[editing];

  return (
    <div id="shelf">
      <div className="print:hidden">
        <PageHead title={page.title} lead={page.lead} />
      </div>
      <Container className="print:hidden pb-panel in-data-shelf-coming:invisible">
        <ShelfBoard jars={jars} gone={gone} catalogue={catalogue} neutral={page.cutout} flags={flags} today={today} />
      </Container>
      <Container className="print:hidden grid grid-cols-1 items-start gap-x-panel gap-y-10 pb-section lg:grid-cols-[5fr_7fr]">
        <div className="grid grid-cols-1 gap-10">
          <ShelfNotices
            state={state}
            gone={gone}
            onAdopt={() => showToast('Теперь это ваша полка', { label: 'Вернуть прежнюю', run: adopt() })}
            onOpenOwn={openOwn}
            onDrop={() => change(without(shelf, gone))}
          />
          <section aria-labelledby={headingId}>
            <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h3">
              Что вы принимаете
            </h2>
            {jars.length > 0 ? (
              <ShelfJars
                shelf={shelf}
                catalogue={catalogue}
                today={today}
                onChange={change}
                onRemove={remove}
                onEdit={setEditing}
              />
            ) : (
              <div className="mt-4">
                <div className="in-data-shelf-coming:hidden">
                  <p className="font-semibold">{page.empty.title}</p>
                  <p className="mt-1 text-small text-ink-soft">{page.empty.text}</p>
                </div>
                <p className="hidden font-semibold in-data-shelf-coming:block">Достаём банки с&nbsp;полки…</p>
              </div>
            )}
            {noticesOf(flags) > 0 && (
              <p className="mt-4 lg:hidden noscript:hidden">
                <Button variant="quiet" size="small" onClick={() => document.getElementById(flagsId)?.focus()}>
                  Замечаний: {noticesOf(flags)}
                  <Icon of={ArrowDown} size={18} />
                </Button>
              </p>
            )}
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
              <TextLink href={pagePaths.finder} arrow>
                Подобрать по&nbsp;вопросам
              </TextLink>
              {ours.length > 1 && (
                <TextLink href={`${pagePaths.comparison}?p=${ours}`} arrow>
                  Сравнить
                </TextLink>
              )}
            </p>
          </section>
          <AddJar
            shelf={shelf}
            catalogue={catalogue}
            unread={state.unread}
            editing={edited && isForeign(edited) ? edited : null}
            onAdd={add}
            onEdited={(item) => {
              change({ ...shelf, items: shelf.items.with(editing ?? 0, item) });
              setEditing(null);
              heading.current?.focus();
            }}
            onCancel={() => setEditing(null)}
          />
          <PersonForm shelf={shelf} onChange={(person) => change({ ...shelf, person })} />
          <p className="max-w-[44rem] text-caption text-ink-faint">{page.privacy}</p>
        </div>
        {jars.length > 0 && (
          <div className="grid min-w-0 gap-panel">
            <ShelfFlags flags={flags} known={knownPairs(jars, catalogue.careful)} coverage={coverage} nameOf={named} />
            <ShelfSums sums={sums} catalogue={catalogue} person={shelf.person} />
            <ShelfDay plan={plan} catalogue={catalogue} />
            <ShelfContraindications shelf={shelf} catalogue={catalogue} />
            <ShelfActions
              shelf={shelf}
              plan={plan}
              today={today}
              catalogue={catalogue}
              onClear={() => remove(emptyShelf, 'Полка пуста')}
            />
          </div>
        )}
        {jars.length === 0 && (
          <section className="min-w-0 in-data-shelf-coming:invisible">
            <h2 className="text-h3">С чего начать</h2>
            <CardGrid columns={2} className="mt-5 grid-cols-2">
              {page.start.map((product) => (
                <ProductCard key={product.ref} product={product} />
              ))}
            </CardGrid>
          </section>
        )}
      </Container>
      {jars.length > 0 && (
        <ShelfSheet
          shelf={shelf}
          catalogue={catalogue}
          plan={plan}
          sums={sums}
          flags={flags}
          coverage={coverage}
          today={today}
        />
      )}
      <Section title="Как это считается" tone="muted" className="print:hidden">
        <NoteList notes={page.notes} />
        <LegalWarning text={page.warning} />
      </Section>
    </div>
  );
}

const without = (shelf: Shelf, refs: readonly string[]): Shelf => ({
  ...shelf,
  items: shelf.items.filter((item) => isForeign(item) || !refs.includes(item.ref)),
});
