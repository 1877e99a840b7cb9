import { counted, formatAge, nbsp, quoteTitle, uncapitalise } from '../../text/russian.ts';
import { decimal } from '../decimal.ts';
import { documents } from '../documents.ts';
import { ceilingOf } from '../limits.ts';
import { writeAmount } from '../wording.ts';
import type { Flag } from './flags.ts';
import type { Jar } from './jar.ts';
import type { SubstanceSum } from './sum-shelf.ts';

export interface FlagWords {
  tone: 'error' | 'careful' | 'info';
  title: string;
  text: string;
}

/** Amounts and documents only, no medical advice. */
export function flagWords(flag: Flag, nameOf: (substance: string) => string): FlagWords {
  switch (flag.kind) {
    case 'above-limit':
      return {
        tone: 'error',
        title: `${nameOf(flag.sum.substance)}: больше верхнего уровня`,
        text: `Вместе ${amountOf(flag.sum)} в${nbsp}день при уровне ${limitWords(flag.sum)}. Уберите одну из${nbsp}банок (${jarTitles(flag.sum.from.map(({ jar }) => jar))}) или обсудите дозу с${nbsp}врачом.`,
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
            title: `${quoteTitle(flag.jar.title)}: не${nbsp}для беременных и${nbsp}кормящих`,
            text: `Так указано среди противопоказаний продукта.`,
          }
        : {
            tone: 'careful',
            title: `${quoteTitle(flag.jar.title)}: сначала спросите врача`,
            text: `При беременности и${nbsp}кормлении грудью добавки принимают только по${nbsp}решению врача.`,
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
        text: `Разведите хотя бы на${nbsp}${counted(flag.hours, 'час', 'часа', 'часов')}: мешают друг другу усваиваться ${pairs.join('; ')}.`,
      };
    }
    case 'twice':
      return {
        tone: 'info',
        title: nameOf(flag.sum.substance),
        text: `${jarTitles(flag.sum.from.map(({ jar }) => jar))}, вместе ${amountOf(flag.sum)}`,
      };
  }
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
