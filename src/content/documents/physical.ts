import type { Product } from '../../contract/product.ts';
import { capsuleSizes } from '../../nutrition/capsules.ts';
import { nbsp } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatNumber } from '../text/russian.ts';

const kilojoules = 4.184;

/** Size, mass and energy as the passport says them. */
export function compilePhysical({ data: { form, physical } }: Entry<'product'>): Product['physical'] {
  const { mass, energy } = physical;
  const grams = mass < 1000 ? `${formatNumber(mass)}${nbsp}мг` : `${formatNumber(mass / 1000)}${nbsp}г`;
  const size = sizeOf(physical);
  const liquid = form === 'drops' || form === 'spray';
  return [
    size
      ? { title: 'Размер и масса', text: `${size}, ${grams}` }
      : { title: liquid ? 'Масса порции' : 'Масса саше', text: grams },
    {
      title: 'Энергетическая ценность порции',
      text: `${formatNumber(energy)}${nbsp}ккал (${formatNumber(Math.round(energy * kilojoules))}${nbsp}кДж)`,
    },
  ];
}

function sizeOf({ capsule, length, width }: Entry<'product'>['data']['physical']): string | null {
  if (capsule) return `Капсула №${nbsp}${capsule}, около ${Math.round(capsuleSizes[capsule].length)}${nbsp}мм`;
  if (length === undefined || width === undefined) return null;
  return length === width
    ? `Диаметр ${formatNumber(length)}${nbsp}мм`
    : `${formatNumber(length)}${nbsp}×${nbsp}${formatNumber(width)}${nbsp}мм`;
}
