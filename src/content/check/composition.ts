import { isNormKey, type Norm, norms, percentOfNorm, toMicrograms } from '../../contract/norms.ts';
import type { Entry } from '../load.ts';
import { formatAmount } from '../russian.ts';
import { kidsUpperLevel } from './kids-upper-levels.ts';
import type { Report } from './report.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** The norm a row is measured by: named in the row, or that of its component. */
export function normKeyOf(row: Pick<Row, 'component' | 'norm'>) {
  const key = row.norm ?? row.component;
  return key !== undefined && isNormKey(key) ? key : null;
}

export function checkComposition(report: Report): void {
  for (const product of report.content.all('product')) {
    checkUnits(report, product);
    checkUpperLevels(report, product);
    checkOther(report, product);
  }
}

function checkUnits(report: Report, product: Entry<'product'>): void {
  for (const [index, row] of product.data.composition.rows.entries()) {
    const at = ['composition', 'rows', index, 'unit'];
    const key = normKeyOf(row);
    const group = row.component ? report.content.find('component', row.component)?.data.group : undefined;
    if (row.unit === 'IU' && key !== 'vitamin-d')
      report.error(product, at, 'международные единицы бывают только у витамина D', 'пересчитайте в мкг или мг');
    else if (key && percentOfNorm(key, row.amount, row.unit) === null)
      report.error(
        product,
        at,
        `норма для «${row.name}» дана в единицах массы, а количество — нет`,
        'укажите mcg, mg или g',
      );
    else if (row.unit === 'CFU' && group !== undefined && group !== 'probiotics')
      report.error(product, at, 'КОЕ считают только бактерии', 'укажите mcg, mg или g');
    else if (group === 'probiotics' && row.unit !== 'CFU')
      report.error(product, at, 'количество бактерий указывают в КОЕ', 'напишите unit: CFU и число клеток');
  }
}

function checkUpperLevels(report: Report, product: Entry<'product'>): void {
  const sums = new Map<string, { micrograms: number; row: number }>();
  for (const [index, row] of product.data.composition.rows.entries()) {
    const key = normKeyOf(row);
    const micrograms = toMicrograms(row.amount, row.unit);
    if (!key || micrograms === null) continue;
    sums.set(key, { micrograms: (sums.get(key)?.micrograms ?? 0) + micrograms, row: index });
  }
  for (const [key, { micrograms, row }] of sums) {
    if (!isNormKey(key)) continue;
    const norm: Norm = norms[key];
    const child = kidsUpperLevel(product.data.age.from, key);
    const upper = child ?? norm.upper;
    const limit = upper === undefined ? null : toMicrograms(upper, norm.unit);
    if (upper !== undefined && limit !== null && micrograms > limit) {
      const who = child === undefined ? 'взрослых' : `возраста с ${product.data.age.from} лет`;
      report.error(
        product,
        ['composition', 'rows', row, 'amount'],
        `${norm.name}: больше верхнего допустимого уровня для ${who}`,
        `не больше ${formatAmount(upper, norm.unit, key)} в порции`,
      );
    }
  }
}

const contradictions: [mark: 'vegan' | 'gelatin-free' | 'sugar-free', found: RegExp, what: string][] = [
  ['vegan', /желатин|мёд|воск пчелин|прополис|рыбий жир|рыбн/iu, 'продукты животного происхождения'],
  ['gelatin-free', /желатин/iu, 'желатин'],
  ['sugar-free', /(?<!\p{L})сахар(?!о|н|и)|сироп глюкозы|патока|глюкозный сироп/iu, 'сахар или сироп'],
];

/** The marks on the pack and the list of ingredients must not contradict each other. */
function checkOther(report: Report, product: Entry<'product'>): void {
  const { marks, allergens, composition, form, quantity } = product.data;
  for (const [mark, found, what] of contradictions) {
    if (marks.includes(mark) && found.test(composition.other))
      report.error(
        product,
        ['marks'],
        `отмечено «${mark}», а в составе ${what}`,
        'уберите отметку или исправьте composition.other',
      );
  }
  if (
    marks.includes('vegan') &&
    allergens.some((allergen) => ['fish', 'crustaceans', 'milk', 'bee'].includes(allergen))
  ) {
    report.error(
      product,
      ['marks'],
      'отмечено «vegan», а среди аллергенов есть животные',
      'уберите отметку или исправьте allergens',
    );
  }
  if (composition.rows.some((row) => row.component === 'propolis') && !allergens.includes('bee')) {
    report.error(product, ['allergens'], 'в составе прополис, а аллерген «bee» не указан', 'добавьте bee');
  }
  const liquid = form === 'drops' || form === 'spray';
  if (liquid !== (quantity.unit === 'ml'))
    report.error(
      product,
      ['quantity', 'unit'],
      'единица количества не подходит к форме',
      liquid ? 'для капель и спрея напишите ml' : 'для штучных форм напишите pcs',
    );
}
