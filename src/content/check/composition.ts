import { type Allergen, allergens } from '../../contract/vocabulary.ts';
import { energyBounds, fitsCapsule } from '../../nutrition/capsules.ts';
import { toNumber } from '../../nutrition/decimal.ts';
import { documents } from '../../nutrition/documents.ts';
import { percentOfNorm } from '../../nutrition/label-norms.ts';
import { adultAge, ceilingOf, isAbove, upperLevelOf } from '../../nutrition/limits.ts';
import { toMicrograms } from '../../nutrition/mass.ts';
import { sumBySubstance } from '../../nutrition/warnings/warnings-of.ts';
import { isWhole, names, normKeyOf, statedNorms, substanceOf } from '../facts/composition.ts';
import { hasGelatin } from '../facts/disclosure.ts';
import { lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatLimit } from '../text/russian.ts';
import type { Report } from './report.ts';

export function checkComposition(report: Report): void {
  for (const product of report.content.all('product')) {
    checkUnits(report, product);
    checkLimits(report, product);
    checkOther(report, product);
    checkDisclosure(report, product);
    checkTraces(report, product);
    checkSweeteners(report, product);
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
      report.error(product, at, 'количество бактерий указывают в КОЕ', 'выберите единицу CFU и впишите число клеток');
  }
}

/** Above the legal limit is an error, above the safe level a warning. */
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

function checkOther(report: Report, product: Entry<'product'>): void {
  const { marks, allergens: contained, composition, form, quantity } = product.data;
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
    contained.some((allergen) => ['fish', 'crustaceans', 'milk', 'bee'].includes(allergen))
  ) {
    report.error(
      product,
      ['marks'],
      'отмечено «vegan», а среди аллергенов есть животные',
      'уберите отметку или исправьте allergens',
    );
  }
  if (composition.rows.some((row) => row.component === 'propolis') && !contained.includes('bee')) {
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

const absent: Partial<Record<Allergen, RegExp>> = {
  milk: /молока/iu,
  soy: /(?<!\p{L})сои(?!\p{L})/iu,
  gluten: /глютена/iu,
};

/** Whom an allergen harms reads «молока нет» as a promise. */
function checkTraces({ warning }: Report, product: Entry<'product'>): void {
  for (const trace of product.data.disclosure?.traces ?? [])
    for (const { path, value, line } of markdownFields(product))
      for (const { 0: sentence, index } of value.matchAll(/[^.!?;\n]+/g)) {
        const denies = absent[trace]?.test(sentence) && /(?<!\p{L})(?:нет|без)(?!\p{L})/iu.test(sentence);
        if (denies && !/след/iu.test(sentence))
          warning(
            product,
            path,
            `«${sentence.trim()}», а среди возможных следов — ${allergens[trace].toLowerCase()}`,
            'скажите и о следах',
            line(lineAt(value, index)),
          );
      }
}

const sport = 'for-sport-and-health';

/** What the site teaches to ask, its own pages answer. */
function checkDisclosure({ warning }: Report, product: Entry<'product'>): void {
  const { composition, form, themes, disclosure } = product.data;
  const missing = (field: string, message: string) =>
    warning(product, ['disclosure'], message, `заполните disclosure.${field}`);
  const namesSodium = composition.rows.some(({ name }) => /натри[йя]/iu.test(name));
  if (form === 'effervescent' && !namesSodium && disclosure?.sodium === undefined)
    missing('sodium', 'в шипучей таблетке не назван натрий');
  if (composition.rows.some(({ component }) => component === 'omega-3') && !disclosure?.oil)
    missing('oil', 'у омега-3 не названы форма и окисленность');
  if (composition.rows.some(({ unit }) => unit === 'CFU') && !disclosure?.strains.length)
    missing('strains', 'у бактерий не названы штаммы и коллекция');
  if (hasGelatin(product.data) && !disclosure?.gelatin) missing('gelatin', 'не сказано, чей желатин в составе');
  if (themes.includes(sport) && !disclosure?.doping) missing('doping', 'товар для спорта, а о допинге ни слова');
}

const sweeteners =
  /(?<!\p{L})(подсластител|стевиолгликозид|сукралоз|аспартам|ацесульфам|сахарин|цикламат|эритрит|ксилит|сорбит(?!ан)|мальтит|изомальт)\p{L}*/iu;

/** Whether a child's supplement may hold them, only the registrar can say. */
function checkSweeteners({ warning }: Report, product: Entry<'product'>): void {
  const found = sweeteners.exec(product.data.composition.other)?.[0];
  if (found && (product.data.age.to ?? adultAge) < adultAge)
    warning(
      product,
      ['composition', 'other'],
      `«${found}» в детском продукте`,
      'обойдитесь без подсластителя или спросите того, кто регистрирует продукт',
    );
}

/** Where the compounds of a mineral are listed, every product with it must name one of them for the table. */
export function checkCompounds(report: Report): void {
  for (const product of report.content.all('product')) {
    for (const [index, row] of product.data.composition.rows.entries()) {
      const compounds = (row.component && report.content.find('component', row.component)?.data.compounds) || [];
      if (compounds.length === 0 || compounds.some(({ inName }) => names(row.name, inName))) continue;
      report.error(
        product,
        ['composition', 'rows', index, 'name'],
        `соединения из «${row.name}» нет среди compounds компонента`,
        `назовите одно из них (${compounds.map(({ inName }) => inName).join(', ')}) или добавьте соединение в запись компонента`,
      );
    }
  }
}

/** Norms that the documents state are not typed in. */
export function checkNorms(report: Report): void {
  for (const component of report.content.all('component')) {
    if (component.data.norms.length > 0 && statedNorms(component.slug).length > 0)
      report.error(
        component,
        ['norms'],
        'нормы этого вещества сайт берёт из документов сам',
        'напишите norms: [] и уберите normSource',
      );
  }
}

export function checkPhysical(report: Report): void {
  for (const product of report.content.all('product')) {
    checkSize(report, product);
    checkMass(report, product);
  }
}

const measured = ['softgels', 'tablets', 'effervescent', 'gummies'];

function checkSize(report: Report, product: Entry<'product'>): void {
  const { form, physical } = product.data;
  const { capsule, length, width, mass } = physical;
  if ((capsule !== undefined) !== (form === 'capsules'))
    report.error(
      product,
      ['physical'],
      'номер бывает у твёрдых капсул, и у каждой из них',
      'добавьте или уберите capsule',
    );
  const has = length !== undefined && width !== undefined;
  if (has !== measured.includes(form) || (length === undefined) !== (width === undefined))
    report.error(
      product,
      ['physical'],
      'длину и ширину указывают вместе: у мягких капсул, таблеток и мармелада',
      'добавьте или уберите length и width',
    );
  if (capsule !== undefined && !fitsCapsule(capsule, mass))
    report.error(product, ['physical', 'mass'], `капсула № ${capsule} столько не весит`, 'проверьте массу или номер');
}

function checkMass(report: Report, product: Entry<'product'>): void {
  const { composition, physical, form } = product.data;
  const pieces = form === 'drops' || form === 'spray' ? 1 : Number.parseInt(composition.serving, 10) || 1;
  const portion = (physical.mass * pieces) / 1000;
  const substances = composition.rows.filter(isWhole).map(({ component = '', amount, unit }) => {
    const mass = toMicrograms(amount, unit);
    return { key: component, grams: mass ? toNumber(mass) / 1_000_000 : 0 };
  });
  const held = substances.reduce((sum, { grams }) => sum + grams, 0);
  if (held > portion)
    report.error(
      product,
      ['physical', 'mass'],
      'действующих веществ в порции больше, чем весит сама порция',
      'проверьте массу и состав',
    );
  const { least, most } = energyBounds(portion, substances);
  if (physical.energy < least || physical.energy > most)
    report.error(
      product,
      ['physical', 'energy'],
      'энергетическая ценность не сходится с составом',
      `для такой порции — от ${least} до ${most} ккал`,
    );
}
