import { paths } from '../../contract/paths.ts';
import type { notOfJars, ShelfCatalogue, ShelfProduct } from '../../contract/shelf-catalogue.ts';
import { shelfCatalogueSchema } from '../../contract/shelf-catalogue.ts';
import { labelTitles } from '../../nutrition/label/label-names.ts';
import { createNaming } from '../../nutrition/label/label-naming.ts';
import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { notForMothers } from '../../nutrition/warnings/rules.ts';
import { compileWarnings, substanceOf } from '../facts/composition.ts';
import { marksOf } from '../facts/disclosure.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { pairsOfKind } from './combinations.ts';
import { compileCutout } from './images.ts';
import type { KindOutput } from './kind-output.ts';
import type { Library } from './library.ts';
import { medicineWarnings } from './medicines.ts';

function compileShelfCatalogue(library: Library): ShelfCatalogue {
  return {
    products: library.products.map((product) => compileProduct(library, product)),
    substances: compileSubstances(library),
    apart: compileApart(library),
    careful: pairsOfKind(library, 'careful').map(({ first, second, reason }) => ({ first, second, reason })),
    medicines: medicineWarnings(library),
    warning: library.site.warning,
  };
}

/** What is to be taken at different times. */
export function compileApart(library: Library): ShelfCatalogue['apart'] {
  return pairsOfKind(library, 'apart').flatMap(({ hours, ...pair }) =>
    hours === undefined ? [] : [{ ...pair, hours }],
  );
}

function compileProduct(library: Library, product: Entry<'product'>): ShelfProduct {
  const { data } = product;
  const card = library.productCard(product.slug);
  return {
    ...compileJar(library.content, product),
    url: card.url,
    series: card.seriesTitle,
    accent: card.accent,
    image: small(card.image),
    cutout: compileCutout(library.content, product),
    form: data.form,
    quantity: card.quantity,
    serving: data.composition.serving,
    audience: data.audience,
    marks: marksOf(product),
    allergens: data.allergens,
    contraindications: compileWarnings(library.content, product).groups.flatMap(({ items }) => items),
  };
}

/** What the engine has to know of a product. */
export function compileJar(content: Content, product: Entry<'product'>): Omit<ShelfProduct, keyof typeof notOfJars> {
  const { data } = product;
  return {
    ref: product.slug,
    title: data.title,
    servings: data.composition.servingsPerPack,
    age: data.age,
    mothers: mothersOf(content, product),
    times: data.timeOfDay,
    food: data.intake.food,
    rows: data.composition.rows.flatMap((row) => {
      // What is part of another row would be counted twice.
      const substance = substanceOf(row) ?? (/^в том числе/i.test(row.name) ? null : nameKey(bareName(row.name)));
      const form = formOf(row.name);
      return substance === null ? [] : [{ substance, amount: row.amount, unit: row.unit, ...(form && { form }) }];
    }),
  };
}

function mothersOf(content: Content, product: Entry<'product'>): ShelfProduct['mothers'] {
  const items = compileWarnings(content, product).groups.find(({ id }) => id === 'motherhood')?.items ?? [];
  if (items.length === 0) return null;
  return items.includes(notForMothers) ? 'no' : 'ask';
}

/** «магния цитрат» of «Магний (магния цитрат)». */
const formOf = (name: string) => /\((.+)\)$/.exec(name)?.[1];

/** «Натрий (гидрокарбонат и хлорид натрия)» is sodium. */
const bareName = (name: string) => name.replace(/\s*\(.*\)$/, '');

const naming = createNaming([]);

/** What has no page of its own is called as in labels that visitors type, so that both are one sum. */
export function nameKey(name: string): string {
  const meaning = naming(name);
  return meaning.kind === 'substance' ? meaning.substance : name;
}

/** A thumbnail and no more: the tools show many at once. */
function small(image: ShelfProduct['image']): ShelfProduct['image'] {
  const { href, width, height, color, alt, srcset } = image;
  const few = Object.entries(srcset).filter(([name]) => Number(name.slice(1)) <= largestThumbnail);
  return { href, width, height, color, alt, srcset: Object.fromEntries(few) };
}
const largestThumbnail = 480;

/** «Натрий» for `natriy`; what no list knows is its own name. */
export const titleOfSubstance = (content: Content, key: string): string =>
  content.find('component', key)?.data.title ?? (isNormKey(key) ? norms[key].name : (labelTitles[key] ?? key));

/**
 * Components first; then what has a norm but no page, so that a foreign label can be read, and what our own labels name
 * besides.
 */
function compileSubstances(library: Library): ShelfCatalogue['substances'] {
  const components = library.components.map(({ slug, data }) => ({
    key: slug,
    title: data.title,
    url: paths.component(slug),
    names: [data.title, ...data.alsoKnown],
    ...(data.compounds.length > 0 && {
      compounds: data.compounds.map(({ inName, share }) => ({ word: inName, share })),
    }),
  }));
  const onLabels = library.products.flatMap((product) => compileJar(library.content, product).rows);
  const keys = new Set([...Object.keys(norms), ...onLabels.map(({ substance }) => substance)]);
  const others = [...keys]
    .filter((key) => !library.content.find('component', key) && (isNormKey(key) || key in labelTitles))
    .map((key) => {
      const title = titleOfSubstance(library.content, key);
      return { key, title, url: null, names: [title] };
    });
  return [...components, ...others];
}

export const combinationsOutput: KindOutput<'combinations'> = {
  document: {
    path: () => 'shelf-catalogue',
    schema: () => shelfCatalogueSchema,
    entries: ({ content }) => content.all('combinations'),
    compile: compileShelfCatalogue,
  },
};
