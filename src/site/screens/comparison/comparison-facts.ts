import type { PageData } from '../../../contract/pages.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { allergens, dietaryMarks, foodRules, productForms, timesOfDay } from '../../../contract/vocabulary.ts';
import type { ComparedFact } from '../../../nutrition/compare/what-differs.ts';
import { counted, formatAge, listed, uncapitalise } from '../../../text/russian.ts';

const nothing = '—';

const inWords = (keys: readonly string[], words: Readonly<Record<string, string>>) => {
  const [first, ...others] = keys.map((key) => words[key] ?? key);
  return first ? listed([first, ...others.map(uncapitalise)]) : nothing;
};

/** The most important facts first: the summary names the first that differ. */
export function factsOf(
  products: readonly ShelfProduct[],
  { disclosures }: Pick<PageData<'comparison'>, 'disclosures'>,
): ComparedFact[] {
  const fact = (title: string, value: (product: ShelfProduct) => string): ComparedFact => ({
    title,
    values: products.map(value),
  });
  return [
    fact('Форма', ({ form }) => productForms[form]),
    fact('Возраст', ({ age }) => formatAge(age)),
    fact('Время приёма', ({ times }) => inWords(times, timesOfDay)),
    fact('С\u00a0едой или без', ({ food }) => foodRules[food]),
    fact('Порция в\u00a0день', ({ serving }) => serving),
    fact('В\u00a0упаковке', ({ quantity }) => quantity),
    fact('Порций в\u00a0упаковке', ({ servings }) => counted(servings, 'порция', 'порции', 'порций')),
    fact('Особенности состава', ({ marks }) => inWords(marks, dietaryMarks)),
    fact('Аллергены', ({ allergens: own }) => inWords(own, allergens)),
    ...disclosed(products, disclosures),
  ];
}

/** A line that one of them has, the others have too. */
function disclosed(
  products: readonly ShelfProduct[],
  disclosures: PageData<'comparison'>['disclosures'],
): ComparedFact[] {
  const own = products.map(({ ref }) => disclosures.find((one) => one.ref === ref));
  const titles = new Set(own.flatMap((one) => one?.lines.map(({ title }) => title) ?? []));
  return [...titles].map((title) => ({
    title,
    values: own.map((one) => one?.lines.find((line) => line.title === title)?.text ?? nothing),
  }));
}

/** By product: contraindications that not all products have. */
export function differingContraindications(
  products: readonly ShelfProduct[],
  { contraindications }: Pick<PageData<'comparison'>, 'contraindications'>,
): readonly (readonly string[])[] {
  const own = products.map(({ ref }) => contraindications.find((one) => one.ref === ref)?.items ?? []);
  return own.map((items) => items.filter((item) => !own.every((other) => other.includes(item))));
}
