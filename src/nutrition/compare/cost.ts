import { nbsp } from '../../text/russian.ts';
import { decimal, divide } from '../decimal.ts';

/** «1 290», «1290,50», «1290.5 ₽» as `1290.50`; null if it is not a price. */
export function readPrice(text: string): string | null {
  const bare = text.replace(/[\s\u00A0\u202F]/g, '').replace(/(?:₽|руб\.?|р\.?)$/iu, '');
  const [, rubles = '', kopecks = ''] = /^0*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  if (!/[1-9]/.test(rubles + kopecks)) return null;
  return kopecks ? `${rubles}.${kopecks}` : rubles;
}

/** The cost of one daily portion: «13,11 ₽». */
export function costOfDay(price: string, servings: number): string {
  const { digits, scale } = divide(decimal(price), decimal(servings), 2);
  const all = String(digits * 10n ** BigInt(2 - scale)).padStart(3, '0');
  const [whole, fraction] = [all.slice(0, -2), all.slice(-2)];
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, nbsp);
  return `${grouped}${fraction === '00' ? '' : `,${fraction}`}${nbsp}₽`;
}
