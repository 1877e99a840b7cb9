import { everyField, type FieldNode } from '../../content/kinds/field-tree.ts';
import { kindRecord, type Place, placeOf, schemaOf } from '../../content/kinds/kinds.ts';
import type { Fault } from '../../content/load/faults.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { readUnchanging } from '../../content/load/source-file.ts';
import { type Kind, kindNames } from '../../content/schema/kind-names.ts';
import { partsOf } from '../values.ts';
import { choicesFor } from './choices.ts';
import { titleOf, treeOfSchema } from './entry-views.ts';
import { nodesTo } from './mentions.ts';

type Told = Pick<Fault, 'message' | 'remedy'>;

/** The checks speak of files: names of fields, of entries, of values. Whoever fills in a form knows their titles. */
export function inWords(
  content: Content,
  path: string,
  { field, message, remedy }: Fault,
  mend?: string | null,
): Told & { mendWords?: string } {
  const place = placeOf(path);
  const schema = place && schemaOf(place);
  const tree = schema ? treeOfSchema(schema) : undefined;
  const node = tree && nodesTo(tree, partsOf(field)).at(-1);
  const titles = { content, place, near: [node?.item ?? node, tree].filter((one) => one !== undefined) };
  return {
    message: translated(rephrased(message.replace(/^черновик: /, ''), messages, node), titles),
    remedy: translated(rephrased(remedy, remedies, node), titles),
    // What the button will put there.
    ...(mend && { mendWords: translated(`«${mend}»`, titles) }),
  };
}

type Phrase = [said: RegExp, words: string | ((node?: FieldNode) => string)];

const messages: Phrase[] = [
  [/^нет обязательного поля$/, 'не заполнено'],
  [/^нет текста после полей$/, 'текст ещё не написан'],
  [/^здесь .+, а нужн.+$/, 'значение здесь не того вида'],
  [/^неизвестное поле /, 'лишнее поле '],
  [/ content\/\S+\.(webp|png|jpe?g)/, ''],
];

const remedies: Phrase[] = [
  [/^добавьте его: .*/, (node) => howTo(node)],
  [/^напишите одно из: .*/, 'выберите из списка'],
  [/^в папке pages бывают: .*/, 'уберите файл: страницы сайта постоянны'],
  [/^бывают: .*for-.*/, 'уберите файл: подборки постоянны'],
  [/^бывают: .*sort.*/, 'выберите фильтры в каталоге сайта и скопируйте адрес оттуда'],
  [/^(строка текста|место в серии|кому подходит)$/, (node) => howTo(node)],
  [/^(имя файла рядом с|положите файл рядом с) .*/, 'выберите картинку заново'],
  [/^возьмите (всё )?значение в кавычки.*/, 'впишите значение заново'],
  [
    /^(напишите текст; если|перенесите поля на|запишите каждое значение|напишите (целое )?число без).*/,
    (node) => howTo(node),
  ],
  [/^дата (и время )?в виде .*/, 'выберите день'],
  [/ под второй строкой «---»/, ''],
  [/текст в Markdown/, 'текст'],
  [/запишите то же на Markdown/, 'оформите то же кнопками над текстом'],
  [/начните его с «##»/, 'поставьте кнопкой «Заголовок»'],
  [/; здесь бывают поля: .*/, ': у этой записи такого нет'],
  [/ из того, что есть в .*/, ' из списка'],
  [/(уберите строку|снимите отметку) sample: true/, 'снимите отметку «Пример»'],
  [/отметьте (её )?sample: true/, 'поставьте отметку «Пример»'],
  [/отметьте (её )?draft: true/, 'поставьте отметку «Черновик»'],
  [/^уберите draft;/, 'снимите отметку «Черновик»;'],
  [/^true или ничего$/, 'поставьте или снимите отметку'],
  [/уберите из content; виды перечислены в \S+/, 'уберите из папки с содержанием'],
  [/из content$/, 'из папки с содержанием'],
  [/по образцу из docs\S+/, 'по образцу из руководства'],
  [/напишите (\w+): \[\] и/, 'уберите все строки в поле $1 и'],
  [/ вида name@site\.ru| в виде name@site\.ru/, ': имя, «@» и сайт'],
];

function rephrased(said: string, phrases: Phrase[], node?: FieldNode): string {
  return phrases.reduce(
    (text, [pattern, words]) => text.replace(pattern, typeof words === 'string' ? words : words(node)),
    said,
  );
}

/** What to do with an empty field of the form. */
function howTo(node?: FieldNode): string {
  if (node?.type === 'choice') return 'выберите из списка';
  if (node?.type === 'reference') return 'найдите запись по названию';
  if (node?.type === 'picture' || node?.type === 'file') return 'выберите картинку';
  if (node?.type === 'date' || node?.type === 'moment') return 'выберите день';
  if (node?.item) return 'добавьте хотя бы одну строку';
  return 'заполните это поле';
}

interface Titles {
  content: Content;
  place: Place | null;
  /** Where a word is looked for first: the field itself, then the whole entry. */
  near: FieldNode[];
}

/** A name as files have it: of a file with a line, of a field inside of others, of an entry or a value. */
const name = '[A-Za-z][\\w-]*(?:\\.[A-Za-z][\\w-]*|\\[\\d*\\]|\\/[a-z][\\w-]*)*';
const isName = new RegExp(`^(?:${name})$`);
const bare = new RegExp(`(?<![\\w/#:.@{-])(?:content\\/[\\w./-]+(?::\\d+)?|${name})(?![\\w/-])`, 'g');

/** Words in quotes are somebody's own, unless they are nothing but a name. */
function translated(said: string, titles: Titles): string {
  const parts = said.split(/(«[^»]*»)/);
  return parts
    .map((part, index) => {
      if (!part.startsWith('«')) return inText(part, titles);
      const isTyped = /(адрес|значение) $/.test(parts[index - 1] ?? '');
      return isTyped ? part : `«${nameInWords(part.slice(1, -1), titles)}»`;
    })
    .join('')
    .replaceAll(/\b(\d{4})-(\d{2})-(\d{2})\b(?!\.|T)/g, '$3.$2.$1');
}

const nameInWords = (quoted: string, titles: Titles) =>
  quoted
    .split(' и ')
    .map((one) => (isName.test(one) && titleFor(one, titles)) || one)
    .join(' и ');

function inText(text: string, titles: Titles): string {
  return text.replace(bare, (found) => {
    const title = titleFor(found, titles);
    return title === undefined ? found : /^(да|нет)$/.test(title) ? title : `«${title}»`;
  });
}

function titleFor(said: string, { content, place, near }: Titles): string | undefined {
  const [, path] = /^content\/([\w./-]+?)(?::\d+)?$/.exec(said) ?? [];
  if (path) return titleOfFile(content, path);
  if (said === 'true' || said === 'false') return said === 'true' ? 'да' : 'нет';
  const names = said.replaceAll(/\[\d*\]/g, '').split('.');
  const last = names.at(-1) ?? said;
  const pair = everyWord().get(names.slice(-2).join('.'));
  if (names.length > 1 && pair) return pair;
  for (const node of near) {
    const found = inTree(node, last);
    if (found) return found;
  }
  const own = place && content.find(place.kind, place.slug)?.data;
  const [{ to } = {}] = near;
  const chosen = to && choicesFor(content, to).find(({ value }) => value === said)?.title;
  return chosen ?? titleOfItem(own, said) ?? titleOfEntry(content, said, place?.kind) ?? everyWord().get(last);
}

/** Of the entry that is or was in a file; of a folder, of what it holds. */
export function titleOfFile(content: Content, path: string): string | undefined {
  const place =
    placeOf(path) ??
    kindNames.map((kind) => ({ kind, slug: '' })).find(({ kind }) => kindRecord(kind).folder === `content/${path}`);
  if (!place) return undefined;
  const { title } = kindRecord(place.kind);
  const text = content.texts.get(path);
  const data = content.find(place.kind, place.slug)?.data ?? (text && readUnchanging(path, text).data);
  return titleOf(data, title);
}

function titleOfEntry(content: Content, slug: string, own?: Kind): string | undefined {
  for (const kind of own ? [own, ...kindNames] : kindNames) {
    const data = content.find(kind, slug)?.data;
    if (data && kindRecord(kind).address) return titleOf(data, slug);
  }
  return titleOfItem(content.single('shops')?.data, slug);
}

/** Questions, answers, sources, figures: known in their entry by an `id`. */
function titleOfItem(data: unknown, id: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id: own, title, question, label } = data as Record<string, unknown>;
  if (own === id) return [title, question, label].find((one) => typeof one === 'string');
  for (const below of Object.values(data)) {
    const found = titleOfItem(below, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inTree(node: FieldNode, word: string): string | undefined {
  const choice = node.choices?.find(({ value }) => value === word);
  if (choice) return choice.title;
  for (const field of node.fields ?? []) {
    if (field.name === word && field.label) return field.label;
    const below = inTree(field, word);
    if (below) return below;
  }
  for (const below of [...(node.item ? [node.item] : []), ...(node.variants ?? [])]) {
    if (below.name === word && below.label) return below.label;
    const found = inTree(below, word);
    if (found) return found;
  }
  return undefined;
}

/** `composition.other` of `product.composition.other`. */
const pairOf = (where: string) => where.split('.').slice(-2).join('.');

let words: Map<string, string> | undefined;

/** Labels and values of all kinds: a check may tell of the other entry's field. */
function everyWord(): Map<string, string> {
  words ??= new Map(
    [...everyField()].flatMap(({ where, field }) => [
      ...(field.label ? [[field.name, field.label] as const, [pairOf(where), field.label] as const] : []),
      ...(field.choices ?? []).map(({ value, title }) => [value, title] as const),
    ]),
  );
  return words;
}
