import { counted, formatAge, listed, quoteTitle, uncapitalise } from '../../text/russian.ts';
import { type Decimal, decimal, plus } from '../decimal.ts';
import { documents } from '../documents.ts';
import { ceilingOf, isAbove } from '../limits.ts';
import { toMicrograms } from '../mass.ts';
import { writeAmount } from '../wording.ts';
import type { Coverage } from './coverage.ts';
import type { Flag } from './flags.ts';
import type { Jar } from './jar.ts';
import type { SubstanceSum } from './sum-shelf.ts';

const nbsp = '\u00A0';

export interface FlagWords {
  tone: 'error' | 'careful' | 'info';
  title: string;
  text: string;
}

/** What a flag says. Amounts and documents only: what to do about health is a doctor's to say. */
export function flagWords(flag: Flag, nameOf: (substance: string) => string): FlagWords {
  switch (flag.kind) {
    case 'above-limit':
      return {
        tone: 'error',
        title: `${nameOf(flag.sum.substance)}: больше ${levelWords(flag.sum, 'genitive')}`,
        text: `Вместе ${amountOf(flag.sum)} в${nbsp}день при уровне ${limitWords(flag.sum)}. ${remedy(flag.sum)} или обсудите дозу с${nbsp}врачом.`,
      };
    case 'age':
      return {
        tone: 'error',
        title: `${quoteTitle(flag.jar.title)} не${nbsp}для этого возраста`,
        text: `На${nbsp}этикетке: ${flag.jar.age ? formatAge(flag.jar.age) : ''}. Указанный возраст — ${counted(flag.age, 'год', 'года', 'лет')}.`,
      };
    case 'mothers':
      return flag.isForbidden
        ? {
            tone: 'error',
            title: `Не${nbsp}для беременных и${nbsp}кормящих`,
            text: `Так указано среди противопоказаний: ${jarTitles(flag.jars)}.`,
          }
        : {
            tone: 'careful',
            title: `Беременность и${nbsp}кормление: сначала спросите врача`,
            text: `Только по${nbsp}его решению принимают ${jarTitles(flag.jars)}.`,
          };
    case 'portions':
      return {
        tone: 'careful',
        title: `${quoteTitle(flag.jar.title)}: больше порции с${nbsp}этикетки`,
        text: `Отмечено порций в${nbsp}день: ${flag.jar.portions}. Рекомендуемую суточную порцию не${nbsp}превышают.`,
      };
    case 'above-ceiling':
      return {
        tone: 'careful',
        title: `${nameOf(flag.sum.substance)}: больше, чем бывает в${nbsp}одной добавке`,
        text: `Вместе ${amountOf(flag.sum)}; в${nbsp}суточной порции одной добавки разрешено не${nbsp}больше ${ceilingWords(flag.sum)}. Дозы выше подбирает врач.`,
      };
    case 'apart': {
      const [one, other] = flag.jars;
      const pairs = flag.pairs.map(
        ({ first, second }) => `${uncapitalise(nameOf(first))} и${nbsp}${uncapitalise(nameOf(second))}`,
      );
      return {
        tone: 'careful',
        title: `${quoteTitle(one.title)} и${nbsp}${quoteTitle(other.title)}`,
        text: [
          `Разведите хотя бы на${nbsp}${counted(flag.hours, 'час', 'часа', 'часов')}: ${pairs.join('; ')}.`,
          ...new Set(flag.pairs.map(({ reason }) => reason)),
        ].join(' '),
      };
    }
    case 'sleepy':
      return {
        tone: 'careful',
        title: 'Вместе могут клонить в\u00a0сон',
        text: `${jarTitles(flag.jars)}: начните с\u00a0одной банки и\u00a0не\u00a0садитесь за\u00a0руль, пока не\u00a0узнаете, как они действуют на\u00a0вас вместе.`,
      };
    case 'clotting':
      return {
        tone: 'careful',
        title: 'Витамин E и\u00a0омега-3 в\u00a0больших дозах',
        text: `Вместе ${flag.sums.map(amountOf).join(' и\u00a0')}. То\u00a0и\u00a0другое влияет на\u00a0свёртываемость крови: перед операцией и\u00a0если вы принимаете средства от\u00a0тромбов, скажите врачу.`,
      };
    case 'copper':
      return {
        tone: 'careful',
        title: 'Цинк без меди',
        text: `Цинка ${amountOf(flag.sum)} в\u00a0день, меди нет ни\u00a0в\u00a0одной банке. Если принимать столько месяцами, медь усваивается хуже: сделайте перерыв или спросите врача.`,
      };
    case 'biotin':
      return {
        tone: 'careful',
        title: 'Биотин и\u00a0анализы крови',
        text: `Вместе ${amountOf(flag.sum)} в\u00a0день. Биотин искажает анализы на\u00a0гормоны и\u00a0тропонин: предупредите лабораторию, а\u00a0как быть с\u00a0приёмом, спросите врача.`,
      };
    case 'twice':
      return {
        tone: 'info',
        title: nameOf(flag.sum.substance),
        text: `${jarTitles(flag.sum.from.map(({ jar }) => jar))}, вместе ${amountOf(flag.sum)}`,
      };
  }
}

/** A safe level is no upper level: intake above it was not judged harmful, only not judged. */
export function levelWords({ limit }: SubstanceSum, grammaticalCase: 'nominative' | 'genitive'): string {
  const words =
    limit?.kind === 'safe'
      ? { nominative: 'Признано безопасным', genitive: `количества, признанного безопасным` }
      : { nominative: 'Верхний уровень', genitive: `верхнего уровня` };
  return words[grammaticalCase];
}

/** What brings the sum below the level: one jar less, fewer portions, or more than one change. */
function remedy(sum: SubstanceSum): string {
  const { from } = sum;
  const [only] = from;
  if (only && from.length === 1)
    return only.jar.portions > 1
      ? `Уменьшите число порций (${quoteTitle(only.jar.title)})`
      : `Откажитесь от${nbsp}этой банки (${quoteTitle(only.jar.title)})`;
  const enough = from.filter(({ jar }) => !isStillAbove(sum, jar)).map(({ jar }) => jar);
  if (enough.length === 0)
    return `Убрать одну банку мало: оставьте меньше из${nbsp}этих (${jarTitles(from.map(({ jar }) => jar))})`;
  if (enough.length === 1) return `Уберите ${jarTitles(enough)}`;
  return `Уберите одну из${nbsp}банок (${jarTitles(enough)})`;
}

function isStillAbove({ from, limit, unit, substance }: SubstanceSum, without: Jar): boolean {
  const rest = from.filter(({ jar }) => jar !== without).map(({ amount }) => amount);
  const total = rest.reduce<Decimal>(plus, decimal(0));
  const perUnit = toMicrograms(1, unit, substance);
  return (
    limit !== null &&
    perUnit !== null &&
    isAbove({ digits: total.digits * perUnit.digits, scale: total.scale + perUnit.scale }, limit)
  );
}

/** What the verdict covers, and what it says nothing about. */
export function coverageWords(
  { checked, total, unchecked }: Coverage,
  nameOf: (substance: string) => string,
): { title: string; lines: string[] } {
  const of = (reason: Coverage['unchecked'][number]['reason']) =>
    unchecked.filter((one) => one.reason === reason).map(({ substance }) => uncapitalise(nameOf(substance)));
  const [unknown, none, notForAge] = [of('unknown'), of('no-level'), of('no-level-for-age')];
  return {
    title: `С${nbsp}верхними уровнями сверили ${checked} из${nbsp}${counted(total, 'вещества', 'веществ', 'веществ')}`,
    lines: [
      unknown.length > 0 ? `Не${nbsp}узнали: ${listed(unknown)}. О${nbsp}них полка ничего не${nbsp}знает.` : '',
      notForAge.length > 0
        ? `Для этого возраста уровня, с${nbsp}которым сравнить, нет: ${listed(notForAge)}. Спросите педиатра.`
        : '',
      none.length > 0
        ? `Уровня, с${nbsp}которым сравнить, нет ни${nbsp}для кого: ${listed(none)}. Это не${nbsp}значит, что можно сколько угодно.`
        : '',
    ].filter(Boolean),
  };
}

export function amountOf({ total, unit, substance }: SubstanceSum): string {
  return writeAmount(total, unit, substance);
}

/** «12 мг (EFSA, 2023)» */
export function limitWords({ limit, substance }: SubstanceSum): string {
  return limit ? `${writeAmount(decimal(limit.amount), limit.unit, substance)} (${documents[limit.source].short})` : '';
}

function ceilingWords({ substance }: SubstanceSum): string {
  const ceiling = ceilingOf(substance);
  return ceiling
    ? `${writeAmount(decimal(ceiling.amount), ceiling.unit, substance)} (${documents[ceiling.source].short})`
    : '';
}

const jarTitles = (jars: readonly Jar[]) => jars.map(({ title }) => quoteTitle(title)).join(', ');
