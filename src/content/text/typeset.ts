import Typograf from 'typograf';
import { z } from 'zod';
import { settingOf } from '../../contract/wording.ts';
import { nbsp } from '../../text/russian.ts';
import { variantOf } from '../schema/metadata.ts';

/** Russian typesetting. Strings without a Cyrillic letter stay unchanged, so addresses, slugs and keys are safe. */

const wordJoiner = '\u2060';
const engine = new Typograf({ locale: ['ru', 'en-US'] });

// Rules that change the text itself, or are replaced below.
for (const rule of [
  'common/nbsp/afterShortWord',
  'common/number/fraction',
  'common/number/mathSigns',
  'common/number/times',
  'common/symbols/arrow',
  'common/symbols/cf',
  'common/symbols/copy',
  'common/space/delBeforePercent',
  'common/space/delRepeatN',
  'common/space/insertFinalNewline',
  'common/other/repeatWord',
  'common/punctuation/delDoublePunctuation',
  'common/punctuation/quoteLink',
  'common/html/processingAttrs',
  'ru/date/fromISO',
  'ru/date/weekday',
  'ru/money/currency',
  'ru/money/ruble',
  'ru/number/ordinals',
  'ru/number/comma',
  'ru/other/phone-number',
  'ru/symbols/NN',
  'ru/typo/switchingKeyboardLayout',
]) {
  engine.disableRule(rule);
}

const units =
  'мкг|мг|кг|г|мл|л|см|мм|м|км|ккал|кДж|МЕ|КОЕ|млн|млрд|тыс\\.|трлн|%|°C|лет|года?|годах|месяц\\p{L}*|недел\\p{L}*|дн\\p{L}+|день|час\\p{L}*|минут\\p{L}*|секунд\\p{L}*|раза?|шт\\.|капсул\\p{L}*|таблет\\p{L}*|мармелад\\p{L}*|саше|капл\\p{L}*|порци\\p{L}*|впрыск\\p{L}*|витамин\\p{L}*|минерал\\p{L}*|компонент\\p{L}*|веществ\\p{L}*|руб\\.|₽';
const numberAndUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const numberWords =
  'один|одна|одну|одно[йм]|одного|два|две|двух|двумя|три|тр[её]х|тремя|четыр(?:е|[её]х)|пят[ьи]|шест[ьи]|сем[ьи]|восемь|восьми|девят[ьи]|десят[ьи]|полтор[аы]|пар[ау]';
const wordAndUnit = new RegExp(`(?<!\\p{L})(${numberWords}) (?=(?:${units})(?![\\p{L}\\d]))`, 'giu');
const scaledUnit = new RegExp(`(\\d${nbsp}(?:млн|млрд|трлн|тыс\\.)) (?=(?:КОЕ|МЕ|рублей|человек)(?!\\p{L}))`, 'gu');
const numberRange = /(?<![\d\p{L}./:-])(\d+(?:,\d+)?)-(\d+(?:,\d+)?)(?=[\s\u00A0](?:\p{L}|%|°))/gu;
/** Instead of Typograf's rule, which also binds units such as «мг». */
const shortWord =
  /(?<![\p{L}\d-])([авикосуя]|не|ни|но|на|по|за|из|от|до|об|ко|со|во|без|для|при|над|под) (?=[\p{L}\d«(]|$)/giu;
const numberedThing =
  /(?<!\p{L})(ТР|МР|ГОСТ|СГР|ИНН|КПП|ОГРН|№|(?:[Рр]аздел|[Пп]ункт|[Сс]тать|[Пп]риложени|[Оо]фис)\p{L}*)( ТС| Р)? (?=\d)/gu;
const vitaminLetter = /([Вв]итамин\p{L}*|групп\p{L}*) (?=[A-ZА-Я]\d{0,2}(?![\p{L}\d]))/gu;

/** «Магний + B6»: a line may begin with the sign, not end with it. */
const plusSign = /(?<=\S) \+ (?=\S)/gu;
const phone = /(?<![\d\p{L}])(\+7|8) (\d{3}) (?=\d{3}-\d\d-\d\d(?!\d))/gu;

/** No break inside a range, a number of a document or a phone, before «-то», after «L-», «из-». */
const joined = new RegExp(
  [
    '(?<=\\d)–(?=\\d)',
    '(?<=\\.\\d{4})-(?=\\d)',
    '(?<=(?<!\\d)\\d{3})-(?=\\d\\d-\\d\\d(?!\\d))',
    '(?<=(?<!\\d)\\d{3}-\\d\\d)-(?=\\d\\d(?!\\d))',
    '(?<=\\d)-(?=ФЗ)',
    '(?<=IP)-(?=адрес)',
    '(?<=\\p{L})-(?=(?:то|либо|нибудь|таки|ка)(?!\\p{L}))',
    '(?<=(?<!\\p{L})(?:[LD]|[Ии]з))-(?=\\p{L})',
  ].join('|'),
  'gu',
);

const entity = /&(?:#x?[\da-f]+|\w+);/gi;
const firstMark = 0xe000;

/** More than the texts of the whole content. */
const mostTexts = 50_000;

/** Idempotent. */
export const typeset = memoizeText((text) => (/\p{Script=Cyrillic}/u.test(text) ? settle(text) : text), mostTexts);

/** Rules may depend on each other; two passes are enough in practice. */
function settle(text: string): string {
  let current = text;
  for (let pass = 0; pass < 3; pass++) {
    const next = setOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function setOnce(text: string): string {
  // Typograf decodes entities; escaped «<» must not become a tag.
  const entities: string[] = [];
  const hidden = text.replace(entity, (found) => String.fromCharCode(firstMark + entities.push(found) - 1));
  const set = engine
    .execute(hidden)
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : setSpaces(part)))
    .join('');
  return entities.reduce((result, found, index) => result.replace(String.fromCharCode(firstMark + index), found), set);
}

function setSpaces(text: string): string {
  return text
    .replace(numberRange, '$1–$2')
    .replace(numberAndUnit, `$1${nbsp}`)
    .replace(wordAndUnit, `$1${nbsp}`)
    .replace(scaledUnit, `$1${nbsp}`)
    .replace(numberedThing, (_, name: string, part = '') => `${name}${part.replace(' ', nbsp)}${nbsp}`)
    .replace(vitaminLetter, `$1${nbsp}`)
    .replace(plusSign, ` +${nbsp}`)
    .replace(phone, `$1${nbsp}$2${nbsp}`)
    .replace(shortWord, `$1${nbsp}`)
    .replace(shortWord, `$1${nbsp}`)
    .replace(joined, `$&${wordJoiner}`);
}

/** For drawings, whose font lacks these characters. */
export const unjoined = (text: string) => text.replaceAll(wordJoiner, '');

/** With plain spaces: tab title, search snippets, alternative texts. */
export function typesetPlain(text: string): string {
  return unjoined(typeset(text)).replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** The schema says which strings are text for people. */
export function typesetDocument<T>(schema: z.ZodType, value: T): T {
  return setValue(schema, value) as T;
}

function setValue(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return setValue(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodString) return setString(schema, String(value));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => setValue(schema.element as z.ZodType, item));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const variant = variantOf(schema, value);
    return variant ? setValue(variant, value) : value;
  }
  if (typeof value !== 'object') return value;
  const schemaFor = (key: string) =>
    schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodRecord ? schema.valueType : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const field = schemaFor(key) as z.ZodType | undefined;
      return [key, field ? setValue(field, inner) : inner];
    }),
  );
}

function setString(schema: z.ZodString, text: string): string {
  switch (settingOf(schema)) {
    case 'laid-out':
      return typeset(text);
    case 'plain':
      return typesetPlain(text);
    case 'own-words':
      // A buyer's text: short words are bound, nothing else changes.
      return setSpaces(text);
    case 'machine':
      return text;
    case undefined:
      throw new Error(`the schema of an answer does not say how «${text}» is set: take its string from wording.ts`);
  }
}

/**
 * Caches by text. While an entry is edited, the same content is checked again and again; entries unused through two
 * fillings are dropped.
 */
export function memoizeText<T>(make: (text: string) => T, most = 4_000): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text) ?? older.get(text);
    const made = known ?? make(text);
    if (recent.size >= most) [older, recent] = [recent, new Map()];
    recent.set(text, made);
    return made;
  };
}
