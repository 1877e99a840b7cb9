import { documents } from '../../nutrition/documents.ts';
import { percentOfNorm } from '../../nutrition/label-norms.ts';
import { ceilingOf, isAbove, upperLevelOf } from '../../nutrition/limits.ts';
import { sumBySubstance } from '../../nutrition/warnings/warnings-of.ts';
import { normKeyOf, substanceOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatLimit } from '../text/russian.ts';
import type { Report } from './report.ts';

export function checkComposition(report: Report): void {
  for (const product of report.content.all('product')) {
    checkUnits(report, product);
    checkLimits(report, product);
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

/** Above what a supplement may hold is against the law; above what is safe from all sources wants a second look. */
function checkLimits(report: Report, product: Entry<'product'>): void {
  const rows = product.data.composition.rows.map((row) => ({ ...row, substance: substanceOf(row) }));
  const { from } = product.data.age;
  for (const [substance, mass] of sumBySubstance(rows)) {
    const index = rows.findLastIndex((row) => row.substance === substance);
    const at = ['composition', 'rows', index, 'amount'];
    const name = rows[index]?.name ?? substance;
    const ceiling = ceilingOf(substance);
    if (mass && ceiling && isAbove(mass, ceiling))
      report.error(
        product,
        at,
        `${name}: больше, чем разрешено в суточной порции добавки`,
        `не больше ${formatLimit(ceiling, substance)} (${documents[ceiling.source].short})`,
      );
    const upper = upperLevelOf(substance, from);
    if (mass && upper && isAbove(mass, upper))
      report.warning(
        product,
        at,
        `${name}: больше верхнего допустимого уровня для возраста с ${from} лет`,
        `не больше ${formatLimit(upper, substance)} (${documents[upper.source].short})`,
      );
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
