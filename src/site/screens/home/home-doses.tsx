import type { PageData } from '../../../contract/pages.ts';
import { ProductRow } from '../../cards/product-card.tsx';
import { CompositionTable } from '../../charts/composition-table.tsx';
import { Section, SectionHead } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** As many lines as fit a screen: the whole table is on the product's page. */
const shownRows = 10;

export function HomeDoses({ doses }: { doses: PageData<'home'>['doses'] }) {
  const rows = doses.rows
    .filter((row) => row.percent !== null)
    .slice(0, shownRows)
    // The chemical form in brackets is for the label; here the eye compares lengths.
    .map((row) => ({ ...row, name: row.component?.title ?? row.name }));
  return (
    <Section label={doses.title} tone="deep" panel accent={doses.product.accent}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col">
          <SectionHead title={doses.title} text={doses.text} />
          <div className="mt-auto grid gap-6">
            <ProductRow product={doses.product} />
            <p>
              <TextLink href={`${doses.product.url}#composition`} arrow>
                Весь состав
              </TextLink>
            </p>
          </div>
        </div>
        <CompositionTable rows={rows} caption={`${doses.product.title}: доли суточной нормы`} note={doses.note} />
      </div>
    </Section>
  );
}
