import type { Component } from '../../../contract/entries.ts';

export const anchors = {
  foods: 'foods',
  norms: 'norms',
  balance: 'balance',
  forms: 'forms',
  combinations: 'combinations',
  products: 'products',
  sources: 'sources',
} as const;

/** Only the parts that this substance has. */
export function ComponentContents({ component }: { component: Component }) {
  const links = [
    ...component.toc.filter(({ level }) => level === 2),
    component.foods.length > 0 && { id: anchors.foods, title: 'В какой еде искать' },
    component.norms.length > 0 && { id: anchors.norms, title: 'Сколько нужно в день' },
    { id: anchors.balance, title: 'Мало и много' },
    component.forms.length + component.compounds.length > 0 && { id: anchors.forms, title: 'Формы' },
    component.combinations.length > 0 && { id: anchors.combinations, title: 'Сочетания' },
    component.products.length > 0 && { id: anchors.products, title: 'Продукты' },
    component.sources.length > 0 && { id: anchors.sources, title: 'Источники' },
  ].filter((link) => link !== false);
  return (
    <nav
      aria-label="На этой странице"
      className="max-lg:hidden print:hidden lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:self-start"
    >
      <ul className="border-l-2 border-accent-tint">
        {links.map((link) => (
          <li key={link.id}>
            <a
              href={`#${link.id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-5 leading-snug text-small text-ink-soft hover:border-accent hover:text-ink"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
