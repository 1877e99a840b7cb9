import { ProductRow } from '../cards/product-card.tsx';
import { cx } from '../ui/class-names.ts';
import { Section, SectionHead } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

type PlanItem = SectionProps<'day-plan'>['section']['items'][number];

export function DayPlanSection({ section, look, tone }: SectionProps<'day-plan'>) {
  if (look.plan === 'evening') {
    return (
      <Section label={section.title} tone={tone}>
        <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[4fr_8fr]">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+32px)] lg:self-start">
            <SectionHead title={section.title} text={section.text} />
          </div>
          <Evening items={section.items} />
        </div>
      </Section>
    );
  }
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <Calendar items={section.items} />
    </Section>
  );
}

/** Hour after hour along one thread. */
function Evening({ items }: { items: PlanItem[] }) {
  return (
    <ol className="border-l border-line">
      {items.map((item) => (
        <li key={item.time} className="relative pb-[clamp(40px,5vw,72px)] pl-[clamp(24px,4vw,56px)] last:pb-0">
          <span aria-hidden="true" className="absolute top-3 -left-1.5 size-3 rounded-full bg-accent" />
          <p className="text-h2 font-medium text-accent-deep">{item.time}</p>
          <h3 className="mt-2 text-h3">{item.title}</h3>
          <p className="mt-2 max-w-[36rem] text-ink-soft">{item.text}</p>
          <Products products={item.products} />
        </li>
      ))}
    </ol>
  );
}

/** The months side by side; quiet months without a product are lighter. */
function Calendar({ items }: { items: PlanItem[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li
          key={item.time}
          className={cx(
            'flex flex-col rounded-card p-[clamp(20px,2vw,28px)]',
            item.products.length > 0 ? 'bg-accent-tint' : 'bg-muted',
            'sm:max-lg:last:odd:col-span-2 lg:first:col-span-2',
          )}
        >
          <p className="text-h3 font-semibold text-accent-deep">{item.time}</p>
          <h3 className="mt-1 text-body font-semibold">{item.title}</h3>
          <p className="mt-2 mb-auto text-small text-ink-soft">{item.text}</p>
          <Products products={item.products} />
        </li>
      ))}
    </ol>
  );
}

function Products({ products }: { products: PlanItem['products'] }) {
  if (products.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-3">
      {products.map((product) => (
        <li key={product.ref}>
          <ProductRow product={product} level={4} />
        </li>
      ))}
    </ul>
  );
}
