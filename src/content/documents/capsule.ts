import type { Capsule } from '../../contract/proof.ts';
import { type CapsuleSize, capsuleSizes } from '../../nutrition/capsules.ts';
import { nbsp } from '../../text/russian.ts';
import { openCapsule } from '../facts/open-capsule.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount, formatNumber } from '../text/russian.ts';
import type { Library } from './library.ts';

const milligrams = (value: number) => `${formatNumber(value)}${nbsp}мг`;
/** The mass of a shell is known to a few milligrams, so derived masses are rounded. */
const about = (value: number) => `около${nbsp}${milligrams(Math.max(10, Math.round(value / 10) * 10))}`;

export function compileCapsule(library: Library, product: Entry<'product'>): Capsule | null {
  const open = openCapsule(library.content, product);
  if (!open) return null;
  const { number, mass, fill, shell, rows, rest } = open;
  const share = (part: number) => Math.round((part / fill) * 1000) / 10;
  return {
    product: library.productCard(product.slug),
    size: sizeOf(number),
    mass: milligrams(mass),
    shell: { madeOf: shell.madeOf, mass: about(capsuleSizes[number].shell) },
    fill: about(fill),
    parts: [
      ...rows.map(({ row, amount, own, whole }) => ({
        name: row.name,
        url: row.component ? library.componentLink(row.component).url : null,
        amount: formatAmount(amount, row.unit),
        whole: whole > own ? about(whole) : null,
        share: share(whole),
        ownShare: share(own),
      })),
      ...(shell.besides
        ? [
            {
              name: shell.besides,
              url: null,
              amount: about(rest),
              whole: null,
              share: share(rest),
              ownShare: share(rest),
            },
          ]
        : []),
    ],
  };
}

function sizeOf(number: CapsuleSize): Capsule['size'] {
  const { length, cap, body } = capsuleSizes[number];
  return { number, length, cap, body };
}
