import type { MassUnit } from '../mass.ts';
import type { labelWords, WarningGroup } from './words.ts';

type LabelWord = keyof typeof labelWords;

/** The warnings that a substance requires. */
export interface SubstanceRule {
  /** Slug of the component, or the key of a norm. */
  substance: string;
  /** The least amount in a daily portion that requires it; any amount where none is given. */
  from?: { amount: number; unit: MassUnit };
  warnings?: Partial<Record<WarningGroup, readonly string[]>>;
  label?: readonly LabelWord[];
}

const kidneys = 'Нарушения функции почек';
const ironOverload = 'Гемохроматоз и другие состояния с избытком железа';
const thyroid = 'Нарушения функции щитовидной железы — после консультации с врачом';
const lowPressure = 'Пониженное артериальное давление';
const weakImmunity = 'Выраженное снижение иммунитета — только по решению врача';

/** For substances that are unsafe or unknown in pregnancy. */
export const notForMothers = 'Беременность и кормление грудью';
export const mothersAskDoctor = 'Беременность и кормление грудью — только по решению врача';
const forbidden = { motherhood: [notForMothers] };

export const substanceRules: readonly SubstanceRule[] = [
  {
    substance: 'vitamin-d',
    from: { amount: 10, unit: 'mcg' },
    warnings: {
      condition: [
        'Повышенный уровень кальция в крови или моче',
        'Мочекаменная болезнь, саркоидоз, нарушения функции паращитовидных желёз',
      ],
    },
  },
  { substance: 'vitamin-a', warnings: forbidden },
  { substance: 'vitamin-e', from: { amount: 30, unit: 'mg' }, label: ['surgery'] },
  {
    substance: 'vitamin-c',
    from: { amount: 150, unit: 'mg' },
    warnings: { condition: ['Склонность к образованию оксалатных камней в почках'] },
  },
  { substance: 'vitamin-c', from: { amount: 300, unit: 'mg' }, warnings: { condition: [ironOverload] } },
  { substance: 'biotin', from: { amount: 100, unit: 'mcg' }, label: ['biotin'] },
  {
    substance: 'magniy',
    from: { amount: 100, unit: 'mg' },
    warnings: { condition: [kidneys] },
  },
  {
    substance: 'zhelezo',
    warnings: { condition: [ironOverload] },
    label: ['iron'],
  },
  { substance: 'selen', from: { amount: 60, unit: 'mcg' }, warnings: forbidden },
  { substance: 'yod', warnings: { condition: [thyroid] } },
  {
    substance: 'kaliy',
    warnings: { condition: [kidneys] },
  },
  {
    substance: 'omega-3',
    warnings: { condition: ['Нарушения свёртываемости крови — после консультации с врачом'] },
  },
  {
    substance: 'koenzim-q10',
    warnings: forbidden,
  },
  {
    substance: 'l-karnitin',
    warnings: {
      ...forbidden,
      condition: [kidneys, 'Судороги в прошлом, эпилепсия'],
    },
  },
  { substance: 'kreatin', warnings: { ...forbidden, condition: [kidneys] } },
  { substance: 'bcaa', warnings: { ...forbidden, condition: ['Наследственные нарушения обмена аминокислот'] } },
  { substance: 'glitsin', warnings: { condition: [lowPressure] } },
  { substance: 'l-teanin', warnings: forbidden },
  {
    substance: 'triptofan',
    warnings: {
      ...forbidden,
      condition: ['Нарушения функции печени и почек'],
    },
    label: ['drowsiness'],
  },
  {
    substance: 'melissa',
    warnings: {
      ...forbidden,
      allergy: ['Аллергия на мелиссу и другие яснотковые'],
      condition: [lowPressure, thyroid],
    },
    label: ['drowsiness'],
  },
  {
    substance: 'gialuronovaya-kislota',
    warnings: { ...forbidden, condition: ['Онкологические заболевания — только по решению лечащего врача'] },
  },
  {
    substance: 'kollagen',
    warnings: { ...forbidden, condition: ['Рацион с ограничением белка — после консультации с врачом'] },
  },
  { substance: 'astaksantin', warnings: forbidden },
  {
    substance: 'ehinatseya',
    warnings: {
      ...forbidden,
      allergy: ['Аллергия на растения семейства астровых (ромашка, амброзия, календула)'],
      condition: ['Аутоиммунные заболевания'],
    },
  },
  {
    substance: 'propolis',
    warnings: {
      ...forbidden,
      allergy: [
        'Аллергия на мёд, прополис, пыльцу и другие продукты пчеловодства',
        'Бронхиальная астма и склонность к аллергическим реакциям',
      ],
    },
  },
  ...['laktobakterii', 'bifidobakterii'].map((substance) => ({
    substance,
    warnings: {
      condition: [weakImmunity],
    },
  })),
];

/** Warnings required by other ingredients. */
export const ingredientRules: readonly (Omit<SubstanceRule, 'substance' | 'from'> & { found: RegExp })[] = [
  { found: /сорбит|ксилит|мальтит|изомальт|эритрит|маннит|лактит/iu, label: ['polyols'] },
  { found: /ксилит/iu, label: ['xylitol'] },
  {
    found: /гидрокарбонат натрия|хлорид натрия/iu,
    warnings: { condition: ['Рацион с ограничением соли — после консультации с врачом: в порции есть натрий'] },
  },
  {
    found: /(?<!\p{L})сахар(?!о|н|и)|сироп (?:глюкозн|тапиок)/iu,
    warnings: { condition: ['Нарушения углеводного обмена — после консультации с врачом: в порции есть сахар'] },
  },
];

export const allergenWarnings: Record<string, string> = {
  fish: 'Аллергия на рыбу',
  crustaceans: 'Аллергия на ракообразных',
  milk: 'Аллергия на молочный белок',
  soy: 'Аллергия на сою',
  gluten: 'Непереносимость глютена',
  bee: 'Аллергия на мёд, прополис, пыльцу и другие продукты пчеловодства',
};

export const intolerance = 'Индивидуальная непереносимость компонентов';
