import { words } from '../claims/rules.ts';

/**
 * Phrases that become tiresome when repeated. The limit is a share of all texts; a single text may have at most
 * `inOneText`.
 */
export interface Habit {
  name: string;
  pattern: RegExp;
  perTenThousandWords: number;
  inOneText: number;
}

export const habits: Habit[] = [
  { name: '«отсюда»', pattern: words('отсюда'), perTenThousandWords: 1.5, inOneText: 1 },
  { name: '«поэтому»', pattern: words('поэтому'), perTenThousandWords: 7, inOneText: 3 },
  {
    name: '«не X, а Y»',
    pattern: /(?<!\p{L})не (?:[\p{L}\d]+[ -]){0,3}[\p{L}\d]+, а (?!также|ещё|заодно|потом|затем)/giu,
    perTenThousandWords: 3,
    inOneText: 2,
  },
  { name: '«тарелка»', pattern: words('тарел(ка|ки|ке|ку|кой|ок)'), perTenThousandWords: 3, inOneText: 2 },
  { name: '«сосед»', pattern: words('сосед*'), perTenThousandWords: 1.5, inOneText: 1 },
  {
    name: '«честно»',
    pattern: words('честн(о|ый|ая|ое|ые|ого|ой|ому|ым|ых|ее)(?! знак)', 'нечестн*'),
    perTenThousandWords: 1.5,
    inOneText: 1,
  },
  { name: '«зато»', pattern: words('зато'), perTenThousandWords: 2.5, inOneText: 2 },
  { name: '«именно»', pattern: words('именно'), perTenThousandWords: 3.5, inOneText: 2 },
  {
    name: '«закрывает»',
    pattern: words('закрыва(ет|ют|ть|л|ла|ло|ли|я)'),
    perTenThousandWords: 2.5,
    inOneText: 2,
  },
  { name: '«в статье»', pattern: words('в статье(?! [0-9])'), perTenThousandWords: 4.5, inOneText: 2 },
  {
    name: '«другая история»',
    pattern: words('(другая|своя|отдельная|разные) истори*'),
    perTenThousandWords: 0.5,
    inOneText: 1,
  },
];

/** Substances have no feelings. */
export const feelings = words(
  '(не )?(любит|любят|дружит|дружат|просит|просят|спорит|спорят|ладит|ладят|уживается|уживаются|ревнует|обижается)',
);

export const substances = (
  'вещество вещества витамин витамины минерал минералы молекула молекулы кислота соль бактерии капсула ' +
  'капсулы таблетка таблетки порошок капли мармелад пектин коллаген комплекс комплексы'
).split(' ');

/** Headings of one pattern. */
export const headingTemplates: { name: string; pattern: RegExp; limit: number }[] = [
  { name: '«X, который делает Y»', pattern: /, котор(?:ый|ая|ое|ые|ую|ого|ым) /u, limit: 12 },
  { name: '«Не X, а Y»', pattern: /(?<!\p{L})не .+, а /iu, limit: 4 },
  { name: '«X как Y»', pattern: /^\p{Lu}\p{L}+ как \p{Ll}+/u, limit: 4 },
  { name: '«X без Y»', pattern: /^[^,]+ без \p{L}+$/u, limit: 10 },
  { name: '«Два X, два Y»', pattern: /^(\p{L}+) \p{L}+, \1 /iu, limit: 4 },
  { name: '«Что делает X»', pattern: /^Что делает /u, limit: 12 },
];

/** A heading that asks. */
export const question = words(
  '(что|чего|чем|чему|как|как(ой|ая|ое|ие|ого|ую|им|их)|сколько|почему|когда|где|куда|зачем|кому|кто|кого|откуда|чей|чья|чьи|насколько)',
  '(о|из|для|с|на|во|от|к|до) (чего|чём|чем|что|чему|каких|какой)',
  '(можно|нужн(а|о|ы)?|стоит|есть|надо|хватит) ли',
);
/** At most one heading of so many asks. */
export const headingsPerQuestion = 3;

/** Fixed words of the law and of labels. */
export const fixedPhrases = [
  'участвует в нормальной работе иммунной системы',
  'способствует поддержанию нормальной работы иммунной системы',
  'участвует в работе нервной системы и мышц',
  'способствует нормальной работе нервной системы и снижению утомляемости',
  'участвует в защите клеток от окислительного стресса',
];
