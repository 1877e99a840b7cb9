import type { Disclosure } from '../../contract/product.ts';
import {
  allergens,
  type DietaryMark,
  dietaryMarks,
  dopingChecks,
  gelatins,
  keysOf,
  oilForms,
} from '../../contract/vocabulary.ts';
import { nbsp } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';

export const hasGelatin = ({ composition }: Entry<'product'>['data']) => /желатин/iu.test(composition.other);

/** The marks of the editor, and those that follow from the disclosure. */
export function marksOf({ data }: Entry<'product'>): DietaryMark[] {
  const { gelatin, halal } = data.disclosure ?? {};
  const porkFree = hasGelatin(data) ? gelatin === 'bovine' || gelatin === 'fish' : true;
  const marks = new Set<DietaryMark>(data.marks);
  if (porkFree) marks.add('pork-free');
  if (halal) marks.add('halal');
  return keysOf(dietaryMarks).filter((mark) => marks.has(mark));
}

/** In words, for the label and the comparison. */
export function compileDisclosure({ data }: Entry<'product'>): Disclosure {
  const {
    sodium,
    oil,
    strains = [],
    gelatin,
    halal,
    doping,
    traces = [],
    origin = [],
    sample = false,
  } = data.disclosure ?? {};
  const lines: [title: string, text: string | undefined][] = [
    ['Натрий в\u00a0порции', sodium === undefined ? undefined : `${sodium}${nbsp}мг`],
    ['Форма омега-3', oil && `${oilForms[oil.form]}; окисленность (TOTOX) не${nbsp}больше ${oil.totox}`],
    ['Штаммы', strains.map(({ name, deposit }) => `${name}\u00a0— ${deposit}`).join('; ')],
    ['Желатин', gelatin && gelatins[gelatin]],
    ['Халяль', gelatin && (halal ? `свидетельство ${halal}` : 'свидетельства нет')],
    ['Допинг', doping && dopingChecks[doping]],
    ['Возможны следы', traces.map((one) => allergens[one].toLowerCase()).join(', ')],
    ['Откуда сырьё', origin.map(({ what, country }) => `${what}\u00a0— ${country}`).join('; ')],
  ];
  return { lines: lines.flatMap(([title, text]) => (text ? [{ title, text }] : [])), sample };
}
