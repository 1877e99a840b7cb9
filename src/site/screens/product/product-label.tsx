import type { Product } from '../../../contract/product.ts';
import { countOf } from '../../text/russian-words.ts';

const shownRows = 5;

/** The back of the pack, set in type: what one portion contains. */
export function ProductLabel({ product }: { product: Product }) {
  const { rows, serving } = product.composition;
  const more = rows.length - shownRows;
  return (
    <div className="flex aspect-[4/5] w-full flex-col rounded-panel bg-accent-tint p-[clamp(18px,2vw,28px)] text-small leading-snug lg:aspect-auto">
      <p className="text-caption text-accent-deep">Этикетка</p>
      <p className="mt-1 text-body leading-tight font-semibold">{serving} содержит</p>
      <ul className="mt-4 border-t-2 border-current">
        {rows.slice(0, shownRows).map((row) => (
          <li key={row.name} className="flex justify-between gap-3 border-b border-accent-deep/20 py-2">
            <span>{row.component?.title ?? row.name}</span>
            <span className="shrink-0 text-right font-semibold">{row.amountText.replace(/\s*\(.*\)$/, '')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3 text-caption text-ink-soft">
        {more > 0 ? `и ещё ${countOf(more, 'вещество', 'вещества', 'веществ')}` : product.quantity}
      </p>
    </div>
  );
}
