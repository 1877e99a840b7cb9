import { Minus, Plus, X } from 'lucide';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { decimal } from '../../../nutrition/decimal.ts';
import { fromMicrograms, toMicrograms } from '../../../nutrition/mass.ts';
import type { JarRow } from '../../../nutrition/shelf/jar.ts';
import { daysLeft, daysOf, lastDayOf } from '../../../nutrition/shelf/jar.ts';
import { isForeign, most, type Shelf, type ShelfItem } from '../../../nutrition/shelf/shelf-text.ts';
import { writeAmount, writeNumber } from '../../../nutrition/wording.ts';
import { formatDate } from '../../../text/dates.ts';
import { counted } from '../../../text/russian.ts';
import { Picture } from '../../images/picture.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nameOf } from './catalogue-jars.ts';
import { OpeningDay } from './opening-day.tsx';
import { dailyAmount } from './portion-words.ts';
import { ShelfButton } from './shelf-button.tsx';

interface ShelfJarsProps {
  shelf: Shelf;
  catalogue: ShelfCatalogue;
  today: string | null;
  onChange: (next: Shelf) => void;
  onRemove: (next: Shelf, message: string) => void;
  onEdit: (index: number) => void;
}

export function ShelfJars({ shelf, catalogue, today, onChange, onRemove, onEdit }: ShelfJarsProps) {
  return (
    <form action={pagePaths.shelf} className="mt-4">
      <ul aria-label="Банки на полке" className="border-t border-line">
        {shelf.items.map((item, index) => {
          const product = isForeign(item) ? undefined : catalogue.products.find(({ ref }) => ref === item.ref);
          if (!isForeign(item) && !product) return null;
          const title = isForeign(item) ? item.title : (product?.title ?? '');
          const servings = isForeign(item) ? item.servings : (product?.servings ?? null);
          const withPortions = (portions: number): Shelf => ({
            ...shelf,
            items: shelf.items.with(index, { ...item, portions }),
          });
          return (
            <li
              key={isForeign(item) ? `!${index}` : item.ref}
              data-accent={product?.accent}
              className="flex items-center gap-4 border-b border-line py-3"
            >
              {product ? (
                <Picture
                  image={product.image}
                  sizes="64px"
                  alt=""
                  className="h-20 w-16 shrink-0 rounded-control bg-accent-tint object-cover max-sm:hidden"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid h-20 w-16 shrink-0 place-items-center rounded-control bg-muted text-h3 text-ink-faint max-sm:hidden"
                >
                  +
                </span>
              )}
              <div className="min-w-0 grow">
                <p className="leading-snug font-semibold">
                  {product ? (
                    <AppLink href={product.url} className="inline-block min-h-6 hover:underline underline-offset-4">
                      {title}
                    </AppLink>
                  ) : (
                    title
                  )}
                </p>
                <p className="mt-0.5 text-caption text-ink-soft">
                  {product ? (
                    `${dailyAmount(product.serving, item.portions)} в\u00a0день`
                  ) : (
                    <ForeignRows rows={isForeign(item) ? item.rows : []} catalogue={catalogue} />
                  )}
                </p>
                {isForeign(item) && (
                  <button
                    type="button"
                    onClick={() => onEdit(index)}
                    className="min-h-11 cursor-pointer text-caption font-medium text-link underline underline-offset-4 noscript:hidden"
                  >
                    Исправить состав<span className="sr-only">: {title}</span>
                  </button>
                )}
                <Lasting item={item} servings={servings} today={today} />
                {servings !== null && today && (
                  <OpeningDay
                    title={title}
                    opened={item.opened}
                    today={today}
                    onChange={(opened) => onChange({ ...shelf, items: shelf.items.with(index, withDay(item, opened)) })}
                  />
                )}
              </div>
              <div className="flex shrink-0 items-center">
                <ShelfButton
                  next={withPortions(Math.max(1, item.portions - 1))}
                  onChange={onChange}
                  aria-disabled={item.portions === 1 || undefined}
                  aria-label={`Меньше порций: ${title}`}
                  className={step}
                >
                  <Icon of={Minus} size={18} />
                </ShelfButton>
                <output aria-label={`Порций в день: ${title}`} className="min-w-6 text-center font-semibold">
                  {item.portions}
                </output>
                <ShelfButton
                  next={withPortions(Math.min(most.portions, item.portions + 1))}
                  onChange={onChange}
                  aria-disabled={item.portions === most.portions || undefined}
                  aria-label={`Больше порций: ${title}`}
                  className={step}
                >
                  <Icon of={Plus} size={18} />
                </ShelfButton>
                <ShelfButton
                  next={{ ...shelf, items: shelf.items.toSpliced(index, 1) }}
                  onChange={(next) => onRemove(next, `Убрали: ${title}`)}
                  aria-label={`Убрать с полки: ${title}`}
                  className={step}
                >
                  <Icon of={X} size={18} />
                </ShelfButton>
              </div>
            </li>
          );
        })}
      </ul>
    </form>
  );
}

const step =
  'inline-grid size-10 cursor-pointer place-items-center rounded-full hover:bg-muted focus-visible:rounded-full aria-disabled:opacity-30';

/** The composition of a jar of another brand, whose page is elsewhere. Other units are converted. */
function ForeignRows({ rows, catalogue }: { rows: readonly JarRow[]; catalogue: ShelfCatalogue }) {
  const named = nameOf(catalogue);
  return rows
    .map(({ substance, amount, unit }) => {
      const mass = unit === 'IU' ? toMicrograms(amount, unit, substance) : null;
      const inMass = mass && fromMicrograms(mass, substance === 'vitamin-e' ? 'mg' : 'mcg');
      const converted = inMass ? ` = ${writeNumber(inMass)}\u00a0${substance === 'vitamin-e' ? 'мг' : 'мкг'}` : '';
      const text =
        unit === 'IU'
          ? `${writeNumber(decimal(amount))}\u00a0МЕ${converted}`
          : writeAmount(decimal(amount), unit, substance);
      return `${named(substance)} ${text}`;
    })
    .join(', ');
}

function Lasting({ item, servings, today }: { item: ShelfItem; servings: number | null; today: string | null }) {
  const { portions, opened } = item;
  const days = daysOf({ servings, portions });
  if (days === null) return null;
  if (days === 0) return <p className="text-caption text-ink-faint">Не&nbsp;хватит и&nbsp;на&nbsp;день</p>;
  const last = today && lastDayOf({ servings, portions }, opened ?? today);
  const left = today && opened ? daysLeft({ servings, portions, opened }, today) : null;
  return (
    <p className="text-caption text-ink-faint">
      {left === null
        ? `Хватит на\u00a0${counted(days, 'день', 'дня', 'дней')}`
        : left > 0
          ? `Осталось на\u00a0${counted(left, 'день', 'дня', 'дней')}`
          : 'Закончилась'}
      {last && (left === 0 ? ` ${formatDate(last)}` : `, до\u00a0${formatDate(last)}`)}
    </p>
  );
}

function withDay(item: ShelfItem, day: string | null): ShelfItem {
  const { opened: _, ...rest } = item;
  return day ? { ...rest, opened: day } : rest;
}
