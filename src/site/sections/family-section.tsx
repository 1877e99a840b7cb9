import { ProductRow } from '../cards/product-card.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

/** Everybody has a place at the table; the places differ in colour. */
const accents = ['coral', 'sky', 'sand', 'mint', 'lilac', 'sun'] as const;

export function FamilySection({ section, tone }: SectionProps<'family'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <ul className="grid grid-cols-1 gap-[clamp(10px,1.4vw,20px)] sm:grid-cols-2 lg:grid-cols-3">
        {section.members.map((member, index) => (
          <li
            key={member.who}
            data-accent={accents[index % accents.length]}
            className="flex flex-col rounded-panel bg-accent-tint p-[clamp(20px,2.4vw,36px)]"
          >
            <h3 className="text-h2 text-accent-deep">{member.who}</h3>
            <p className="mt-3 mb-6 text-small">{member.text}</p>
            <ul className="mt-auto grid gap-3">
              {member.products.map((product) => (
                <li key={product.ref} className="rounded-card bg-page p-2 pr-4">
                  <ProductRow product={product} level={4} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
