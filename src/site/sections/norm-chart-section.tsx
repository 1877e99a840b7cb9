import { ProductRow } from '../cards/product-card.tsx';
import { CompositionTable } from '../charts/composition-table.tsx';
import { RingChart } from '../charts/ring-chart.tsx';
import { Fold } from '../ui/fold.tsx';
import { Section, SectionHead } from '../ui/layout.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { SectionProps } from './theme-looks.ts';

export function NormChartSection({ section, look, tone }: SectionProps<'norm-chart'>) {
  const caption = `${section.product.title}: доли суточной нормы в порции`;
  return (
    <Section label={section.title} tone={tone} accent={section.product.accent}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+32px)]">
          <SectionHead title={section.title} text={section.text} />
          <ProductRow product={section.product} />
          <p className="mt-5">
            <TextLink href={`${section.product.url}#composition`} arrow>
              Весь состав
            </TextLink>
          </p>
        </div>
        <Fold title="Доли нормы по строкам" until="sm">
          {look.chart === 'rings' ? (
            <div>
              <RingChart rows={section.rows.map(shortName)} caption={caption} />
              <p className="mt-6 max-w-[68ch] text-caption text-ink-faint">{section.note}</p>
            </div>
          ) : (
            <CompositionTable rows={section.rows} caption={caption} note={section.note} />
          )}
        </Fold>
      </div>
    </Section>
  );
}

/** Without the chemical form in brackets, which takes too much space. */
function shortName(row: SectionProps<'norm-chart'>['section']['rows'][number]) {
  return { ...row, name: row.component?.title ?? row.name };
}
