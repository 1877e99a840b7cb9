import { comparable, compoundWords, elementStems, labelNames } from './label-names.ts';

/** A substance of the catalogue with the names that its entry gives it, and the compounds of its table. */
export interface LabelSubstance {
  substance: string;
  names: readonly string[];
  compounds?: readonly { word: string; share: number }[];
}

export type Meaning =
  | { kind: 'substance'; substance: string }
  /** A salt or an ester; how much of it is the substance, in per cent, where it has one composition. */
  | { kind: 'compound'; substance: string; share: number | null }
  | { kind: 'unknown' };

export type Naming = (words: string) => Meaning;

/** Not an amount of the substance itself: an extract, an oil, yeast. */
const carrierWords =
  /экстракт|концентрат|порошок|масло|дрожж|смесь|комплекс|премикс|extract|powder|blend|complex|yeast|oil/iu;
const elemental = /\s*(?:элементарн\p{L}*|(?<!\p{L})эл\.|чист(?:ый|ого)|elemental)\s*/iu;
const ion = /(?<=\s)\(?(?:Mg|Ca|Zn|Fe|Cu|Mn|Na|K)\d?\+{1,2}\)?/gu;
const genera: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[Ll]acto|[Ll]acticasei|[Ll]actiplanti|[Ll]imosilacto|[Ll]igilacto)bacillus\s|^L\.\s?[a-z]{3}/u,
    'laktobakterii',
  ],
  [/^[Bb]ifidobacterium\s|^B\.\s?(?:lactis|longum|breve|bifidum|infantis|animalis|adolescentis)/u, 'bifidobakterii'],
];
const vitaminWord = /^(?:(?:витамин(?:а|ы|у|ом|е)?|vitamin)\s+|(?:вит|vit)(?:\.\s*|\s+))/iu;
/** Their sulphates and chlorides are salts of no element that anybody takes them for. */
const joints = /хондроитин|глюкозамин|chondroitin|glucosamine/iu;
const carotene = /каротин|carotene/iu;
const partlyCarotene = /(?<!\d)(?!100\s*%)\d+\s*%[^\d%]*(?:каротин|carotene)/iu;

export function createNaming(substances: readonly LabelSubstance[]): Naming {
  const byName = new Map<string, string>();
  // Compounds among an entry's other names («магния цитрат») are no names of the element itself.
  for (const { substance, names } of substances)
    for (const name of names) if (!isCompound(name) && name.length > 1) byName.set(comparable(name), substance);
  for (const [substance, names] of Object.entries(labelNames))
    for (const name of names) byName.set(comparable(name), substance);
  const shares = new Map(substances.map(({ substance, compounds = [] }) => [substance, compounds]));

  return (written) => {
    const words = written.replace(ion, ' ').replace(/(?<=\s)к-(?:та|ты)(?![\p{L}])/giu, 'кислота');
    const form = [...words.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside).join(' ');
    const base = words
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const named = exactly(base) ?? exactly(base.replace(vitaminWord, '')) ?? (base === '' ? exactly(form) : undefined);
    if (named) return inForm(named, form);
    const other = sameInOtherWords(base) ?? genus(base);
    if (other) return inForm(other, form);
    const compound = compoundOf(base);
    if (compound) return elemental.test(base) ? { kind: 'substance', substance: compound.substance } : compound;
    const plain = base.replace(elemental, ' ').trim();
    const declined =
      exactly(plain) ?? elementStems.find(([stem]) => stem.exec(plain)?.[0].length === plain.length)?.[1];
    if (declined) return inForm(declined, form);
    const described = firstName(base);
    return described ? inForm(described, form) : { kind: 'unknown' };
  };

  /** «Цинк/Zinc/Zn» */
  function sameInOtherWords(name: string): string | undefined {
    const [first, ...others] = name.split('/').map((part) => exactly(part.trim()));
    return others.length > 0 && others.every((other) => other === first) ? first : undefined;
  }

  /** «Lactobacillus acidophilus LA-14», «L. rhamnosus GG»: strains of a genus. */
  function genus(name: string): string | undefined {
    return genera.find(([pattern]) => pattern.test(name))?.[1];
  }

  function exactly(name: string): string | undefined {
    return byName.get(comparable(name));
  }

  /** Carotene is not retinol, and nicotinic acid not nicotinamide: their levels differ. */
  function inForm(substance: string, form: string): Meaning {
    if (substance === 'vitamin-a' && carotene.test(form))
      return /ретин|retin/iu.test(form) || partlyCarotene.test(form)
        ? { kind: 'compound', substance, share: null }
        : { kind: 'substance', substance: 'beta-karotin' };
    if (substance === 'niatsin' && /никотинов|nicotinic|никотинат|nicotinate/iu.test(form))
      return { kind: 'substance', substance: 'nikotinovaya-kislota' };
    return { kind: 'substance', substance };
  }

  function compoundOf(base: string): Extract<Meaning, { kind: 'compound' }> | null {
    const [word, known] = compoundWords.find(([pattern]) => pattern.test(base)) ?? [];
    const [[, substance] = [], ...others] = elementStems.filter(([stem]) => stem.test(base));
    if (!word || !known || !substance || joints.test(base)) return null;
    // «Калия и магния аспарагинат»: how much of each, nobody can say.
    if (/\s(?:и|and|\+|&)\s/iu.test(base) && others.some(([, other]) => other !== substance)) return null;
    const own = shares.get(substance)?.find((one) => base.toLowerCase().includes(one.word.toLowerCase()));
    return { kind: 'compound', substance, share: own?.share ?? known[substance] ?? null };
  }

  /** «Железо липосомальное», «Витамин D3 в масле льна»: a name with words that change nothing about the amount. */
  function firstName(base: string): string | null {
    const words = base.split(' ');
    // «В 1 капсуле» is no vitamin.
    if (carrierWords.test(base) || words.length > 6 || /^[вb]\s\d+\s/iu.test(base)) return null;
    for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
      const substance = exactly(words.slice(0, length).join(' '));
      const rest = words.slice(length);
      if (!substance) continue;
      const namesAnother = rest.some((word) => word.length > 1 && exactly(word) !== undefined);
      return namesAnother || /\d/.test(rest.join('')) ? null : substance;
    }
    return null;
  }
}

const isCompound = (name: string) =>
  compoundWords.some(([word]) => word.test(name)) && elementStems.some(([stem]) => stem.test(name));
