import type { LabelRow } from '../../contract/product.ts';
import { names, normKeyOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount, formatDailyLimit } from '../text/russian.ts';
import { compileRows, upperOf } from './composition.ts';
import { foodEquivalents } from './food-equivalents.ts';
import type { Library } from './library.ts';

/** The label of a product: each line with its compound, its limit and what holds as much on a plate. */
export function compileLabel(library: Library, product: Entry<'product'>): LabelRow[] {
  const { rows } = product.data.composition;
  return compileRows(library, product).map((compiled, index) => {
    const row = rows[index];
    const component = row?.component ? library.content.find('component', row.component) : undefined;
    const form = component ? formOf(compiled.name) : null;
    const key = row ? normKeyOf(row) : null;
    const upper = upperOf(product, key);
    return {
      ...compiled,
      form,
      formKnown: form && component ? knownOf(component, form) : [],
      otherNorm: component && key === null ? otherNormOf(component) : null,
      limit: upper && formatDailyLimit(upper, upper.key),
      foods: component ? foodEquivalents(component.data.foods, compiled.amount, compiled.unit, component.slug) : [],
    };
  });
}

/** «Взрослые — 30 мг в день, адекватный уровень потребления (МР 2.3.1.0253-21, таблица 23)» */
function otherNormOf({ data }: Entry<'component'>): string | null {
  const [norm] = data.norms;
  if (!norm || !data.normSource) return null;
  const [document = ''] = data.normSource.split(';');
  const amount = formatAmount(norm.amount, norm.unit, null);
  return `${norm.who}\u00a0— ${amount} в\u00a0день${norm.note ? `, ${norm.note}` : ''} (${document})`;
}

/** «Магний (магния цитрат)» */
function formOf(name: string): string | null {
  return /\(([^()]+)\)$/.exec(name)?.[1] ?? null;
}

/** Only what is written about exactly this compound. */
function knownOf({ data }: Entry<'component'>, form: string): string[] {
  const compounds = data.compounds.filter(({ inName }) => names(form, inName)).map(({ known }) => known);
  const forms = data.forms.filter(({ title }) => bare(title) === bare(form)).map(({ text }) => text);
  return [...compounds, ...forms];
}

const bare = (title: string) => title.replace(/\s*\(.*\)$/, '').toLowerCase();
