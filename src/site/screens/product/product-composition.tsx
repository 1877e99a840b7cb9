import type { Product } from '../../../contract/product.ts';
import { allergens } from '../../../contract/vocabulary.ts';
import { CompositionTable } from '../../charts/composition-table.tsx';
import { RingChart } from '../../charts/ring-chart.tsx';
import { countOf, formatPercent } from '../../text/russian-words.ts';
import { Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { compositionId } from './product-anchors.ts';
import { SharesByAge } from './shares-by-age.tsx';

const mostRings = 5;

export function ProductComposition({ product }: { product: Product }) {
  const { composition } = product;
  const rings = ringRows(composition.rows);
  return (
    <Section
      id={compositionId}
      title="Состав"
      text={`В\u00a0одной порции\u00a0— ${composition.serving}. В\u00a0упаковке ${countOf(composition.servingsPerPack, 'порция', 'порции', 'порций')}.`}
    >
      <div
        className={
          rings.length > 0 ? 'grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_4fr]' : 'max-w-[52rem]'
        }
      >
        <div>
          <CompositionTable
            rows={composition.rows}
            caption={`${product.title}: состав порции`}
            note={composition.normNote}
          />
          <SharesByAge title={product.title} rows={composition.rows} />
          <h3 className="mt-8 text-body font-semibold">Вспомогательные вещества</h3>
          <p className="mt-1 max-w-[68ch] text-small text-ink-soft">{composition.other}</p>
          {product.allergens.length > 0 && (
            <Notice tone="careful" className="mt-6 max-w-[68ch]">
              <p>
                Содержит аллергены: {product.allergens.map((key) => allergens[key].toLowerCase()).join(', ')}.
                Проверьте, подходит ли вам состав.
              </p>
            </Notice>
          )}
        </div>
        {rings.length > 0 && (
          <div className="rounded-panel bg-accent-tint p-[clamp(20px,2.5vw,36px)]">
            <h3 className="text-h3">Что закрывает порция</h3>
            <p className="mt-1 mb-6 text-small text-ink-soft">Полный круг — суточная норма {composition.normFor}.</p>
            <RingChart
              rows={rings}
              caption="Сколько суточной нормы даёт одна порция"
              stacked
              centre={
                rings.length === 1 && rings[0]
                  ? { value: formatPercent(rings[0].percent ?? 0), label: 'нормы' }
                  : undefined
              }
            />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The strongest lines first: with many substances the rings show those that cover most of the day. */
function ringRows(rows: Product['composition']['rows']) {
  return rows
    .filter((row) => row.percent !== null)
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0))
    .slice(0, mostRings)
    .map((row) => ({
      ...row,
      name: row.component?.title ?? row.name,
      amountText: row.amountText.replace(/\s*\(.*\)$/, ''),
    }));
}
