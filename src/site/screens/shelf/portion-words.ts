import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { counted } from '../../../text/russian.ts';

/** What is counted one by one, by the beginning of its word. */
const units: readonly (readonly [beginning: string, one: string, few: string, many: string])[] = [
  ['капсул', 'капсула', 'капсулы', 'капсул'],
  ['таблет', 'таблетка', 'таблетки', 'таблеток'],
  ['мармелад', 'мармеладка', 'мармеладки', 'мармеладок'],
  ['миш', 'мишка', 'мишки', 'мишек'],
  ['капл', 'капля', 'капли', 'капель'],
  ['капел', 'капля', 'капли', 'капель'],
  ['нажати', 'нажатие', 'нажатия', 'нажатий'],
  ['саше', 'саше', 'саше', 'саше'],
];

/** «4 капсулы» for two portions of «2 капсулы»: what a person counts out. */
export function dailyAmount(serving: string, portions: number): string {
  if (portions === 1) return serving;
  const [, count = '', word = ''] = /^(\d+)\s+(\p{L}+)/u.exec(serving) ?? [];
  const [, one, few, many] = units.find(([beginning]) => word.startsWith(beginning)) ?? [];
  if (one && few && many) return counted(Number(count) * portions, one, few, many);
  return `${counted(portions, 'порция', 'порции', 'порций')} по\u00a0${serving}`;
}

/** «4 капсулы», «2 порции» of a jar whose label nobody knows. */
export function portionOf({ id, portions }: Jar, { products }: ShelfCatalogue): string {
  const serving = products.find(({ ref }) => ref === id)?.serving;
  return serving ? dailyAmount(serving, portions) : counted(portions, 'порция', 'порции', 'порций');
}

/** 480 minutes after midnight are «8:00». */
export const clockWords = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
