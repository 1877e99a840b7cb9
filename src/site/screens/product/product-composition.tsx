import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { allergens } from '../../../contract/vocabulary.ts';
import { CompositionTable } from '../../charts/composition-table.tsx';
import { countOf } from '../../text/russian-words.ts';
import { Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { compositionId } from './product-anchors.ts';
import { SharesByAge } from './shares-by-age.tsx';

/** What a portion holds against the norm, and beside it what else the product is made of. */
export function ProductComposition({ product }: { product: Product }) {
  const { composition } = product;
  return (
    <Section
      id={compositionId}
      title="Состав"
      text={`В\u00a0одной порции\u00a0— ${composition.serving}. В\u00a0упаковке ${countOf(composition.servingsPerPack, 'порция', 'порции', 'порций')}.`}
    >
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_4fr]">
        <div>
          <CompositionTable
            rows={composition.rows}
            caption={`${product.title}: состав порции`}
            note={composition.normNote}
          />
          <SharesByAge title={product.title} rows={composition.rows} />
          <p className="mt-5 text-small print:hidden">
            <TextLink href={pagePaths.norms}>Нормы и&nbsp;пределы всех веществ</TextLink>
          </p>
        </div>
        <div className="rounded-panel bg-accent-tint p-[clamp(20px,2.5vw,36px)]">
          <h3 className="text-h3">Вспомогательные вещества</h3>
          <p className="mt-3 text-small text-ink-soft">{composition.other}</p>
          {product.allergens.length > 0 && (
            <Notice tone="careful" className="mt-6">
              <p>
                Содержит аллергены: {product.allergens.map((key) => allergens[key].toLowerCase()).join(', ')}.
                Проверьте, подходит ли вам состав.
              </p>
            </Notice>
          )}
        </div>
      </div>
    </Section>
  );
}
