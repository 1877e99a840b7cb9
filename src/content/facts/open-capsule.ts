import { capsuleSizes } from '../../nutrition/capsules.ts';
import { toNumber } from '../../nutrition/decimal.ts';
import { toMicrograms } from '../../nutrition/mass.ts';
import { capitalise } from '../../text/russian.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { isWhole, names } from './composition.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** The content of one hard capsule by mass. Null for other forms, and where the sums do not fit. */
export function openCapsule(content: Content, { data }: Entry<'product'>) {
  const { composition, physical } = data;
  const shell = shellOf(composition.other);
  if (!physical.capsule || !shell) return null;
  const fill = physical.mass - capsuleSizes[physical.capsule].shell;
  const pieces = Number.parseInt(composition.serving, 10) || 1;
  const rows = composition.rows
    .filter(isWhole)
    .map((row) => ({ row, amount: row.amount / pieces, ...massesOf(content, row, pieces) }));
  const named = rows.reduce((sum, { whole }) => sum + whole, 0);
  if (named > fill || rows.some(({ own }) => own === 0)) return null;
  return { number: physical.capsule, mass: physical.mass, fill, shell, rows, rest: fill - named };
}

/** The mass of the substance and of its compound, in one capsule. */
function massesOf(content: Content, { component, name, amount, unit }: Row, pieces: number) {
  const mass = toMicrograms(amount, unit);
  const own = mass ? toNumber(mass) / 1000 / pieces : 0;
  const compounds = (component && content.find('component', component)?.data.compounds) || [];
  const compound = compounds.find(({ inName }) => names(name, inName));
  return { own, whole: compound ? own / (compound.share / 100) : own };
}

/** «Оболочка капсулы (гидроксипропилметилцеллюлоза), рисовая мука.» The material of the shell, and the rest. */
function shellOf(other: string): { madeOf: string; besides: string } | null {
  const [line = ''] = other.split(/\.(?:\s|$)/);
  const found = /(?:\p{L}+ )?оболочка капсулы \(([^)]+)\)/iu.exec(line);
  if (!found?.[1]) return null;
  const besides = line
    .replace(found[0], '')
    .split(', ')
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ');
  return { madeOf: capitalise(found[1]), besides: capitalise(besides) };
}
