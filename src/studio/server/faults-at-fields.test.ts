import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { claimsProduct, faultCases, inArticle, inProduct, proseArticle } from '../../../fixtures/faults/cases.ts';
import type { FaultCase } from '../../../fixtures/faults/fault-case.ts';
import { claimExamples, firstPlaces, habitExamples, headingExamples } from '../../../fixtures/faults/fault-examples.ts';
import { faultOf, type Told, tellAlone, tellTogether } from '../../../fixtures/faults/tell-faults.ts';
import { habits, headingTemplates } from '../../content/check/prose-rules.ts';
import { claimRules } from '../../content/claims/rules.ts';
import { placeOf, schemaOf } from '../../content/kinds/kinds.ts';
import { type Fault, fieldName } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import { loadContent, withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { formPlace } from '../app/form-place.ts';
import type { EntryView, StudioFault } from '../protocol.ts';
import { checkDraft } from './check-draft.ts';
import { titleOf, viewOf } from './entry-views.ts';

const russian = /\p{Script=Cyrillic}/u;
let dir = '';
let good: Content;
let told: Map<FaultCase, Told>;

beforeAll(async () => {
  dir = writeFiles(await sampleFiles());
  good = await loadContent(dir);
  told = tellTogether(good, cases);
});
afterAll(() => rm(dir, { recursive: true }));

/** More than the share of any text that a habit may have. */
const most = 40;

const prose: FaultCase[] = [
  ...habits.map(({ name, inOneText }) => ({
    what: `too much of ${name}`,
    breaks: inArticle(Array.from({ length: inOneText + 1 }, () => habitExamples[name]).join(' ')),
    path: proseArticle,
    field: 'body',
    says: `${name}: в одном тексте — ${inOneText + 1}`,
  })),
  ...habits.map(({ name }) => ({
    what: `${name} all over the site`,
    breaks: inArticle(Array.from({ length: most }, () => habitExamples[name]).join(' ')),
    ...(firstPlaces[name] ?? { path: proseArticle, field: 'body' }),
    says: `${name}: на весь сайт — `,
  })),
  ...headingTemplates.map(({ name, limit }) => ({
    what: `headings like ${name}`,
    breaks: inArticle(Array.from({ length: limit + 1 }, () => `## ${headingExamples[name]}`).join('\n\n')),
    path: proseArticle,
    field: 'body',
    says: `заголовки вида ${name}: ${limit + 1}`,
  })),
];

const claims: FaultCase[] = claimRules.map(({ id, why }) => ({
  what: `a claim: ${id}`,
  breaks: inProduct(claimExamples[id] ?? ''),
  path: claimsProduct,
  field: 'body',
  says: why,
}));

const cases = [...faultCases, ...prose, ...claims];
const said: Fault[] = [];

describe('the studio tells at its field, in Russian, with a remedy', () => {
  it.each(cases)('$what', (one) => {
    const { content, faults } = told.get(one) ?? tellAlone(good, one);
    const fault = faultOf(one, { content, faults });
    expect(fault, JSON.stringify(faults, null, 1)).toBeDefined();
    if (!fault) return;
    said.push(fault.ofFile);
    expect(fault.message).toMatch(russian);
    expect(fault.remedy).toMatch(russian);
    // An entry of Markdown begins with a line of dashes: what is wrong is below it.
    if (fault.field !== '' && one.path.endsWith('.md')) expect(fault.ofFile.line).toBeGreaterThan(1);
    if (fault.field !== '' && !fault.unknown) expect(wordsOfFiles(fault, one, content)).toEqual([]);
    expect(fault.mend).toBe(one.mend);
    expect(placeInForm(fault, content)).toBe(fault.unknown ? '' : one.field.replace(typeOfSection, ''));
  });

  it('a file in another encoding', async () => {
    const path = 'articles/vtoraya.md';
    const folder = writeFiles(new Map([[path, Buffer.from([0xd1, 0x20, 0xff])]]));
    const [fault] = checkDraft(await loadContent(folder), path).faults;
    await rm(folder, { recursive: true });
    expect(fault).toMatchObject({ path, field: '', message: 'файл записан не в UTF-8' });
    if (fault) said.push({ ...fault, file: path });
  });

  it('has a case for every rule: each sentence that the checks can say was said above', () => {
    const texts = said.map(({ message, remedy }) => `${message} → ${remedy}`);
    const silent = sentences().filter(({ pattern }) => !texts.some((text) => pattern.test(text)));
    expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

/** What kind of section an item is was chosen when it was added: the item itself shows that it is wrong. */
const typeOfSection = /\.type$/;

/** What everybody knows by this name, in Russian texts too. */
const knownNames = /\b(WebP|PNG|JPEG|PDF|HTML|YAML|EFSA|USDA|D3|Omega-3|RU[.\d]+R[.\d]+)\b/g;
/** What an editor sees in the address bar, in the text, or has typed himself. */
const addresses = /(https?|tel|mailto|javascript):\S*|[/#][\w/#-]+|<\w+>|\{[^}]*\}/g;

/** Names of fields, of entries and of values, as only files have them. */
function wordsOfFiles(
  { message, remedy }: Pick<StudioFault, 'message' | 'remedy'>,
  { breaks }: FaultCase,
  content: Content,
) {
  const titles = new Set([...content.everyEntry()].map(({ data }) => titleOf(data, '')));
  const typed = new Set<string>();
  breaks({
    text: (name) => good.texts.get(name) ?? '',
    set: (_, text) => void typed.add(text),
    edit: (_, __, to) => void typed.add(to),
    remove: () => {},
    picture: () => {},
  });
  const isTyped = (words: string) =>
    words.split(' и ').every((title) => titles.has(title)) || [...typed].some((text) => text.includes(words));
  const said = `${message} ${remedy}`.replace(/«([^»]+)»/g, (whole, words: string) => (isTyped(words) ? '' : whole));
  return (
    said
      .replace(addresses, '')
      .replace(knownNames, '')
      .match(/[A-Za-z][\w.[\]-]+/g) ?? []
  );
}

/** The field of the form that shows it; empty for what is shown over the whole form. */
function placeInForm({ path, field }: StudioFault, content: Content): string {
  if (!placeOf(path) || field === '') return '';
  const text = content.texts.get(path) ?? '';
  const { tree, data } = views.get(path + text) ?? viewOf(path, text);
  views.set(path + text, { tree, data });
  return data === undefined ? '' : formPlace(tree, field, data);
}

const views = new Map<string, Pick<EntryView, 'tree' | 'data'>>();

/** Words in the code of the checks that are no message. */
const noMessages = new Set(['ё', 'е', 'в том числе', 'предупреждение: ', '100 г']);

interface Sentence {
  file: string;
  text: string;
  pattern: RegExp;
}

/** Every Russian string in the code that makes faults, with holes where values stand. */
function sentences(): Sentence[] {
  const code = [
    ...globSync('src/content/check/*.ts').filter((file) => !/\.test\.ts$|prose-rules/.test(file)),
    ...globSync('src/content/load/*.ts').filter((file) => !file.endsWith('.test.ts')),
  ];
  return code.toSorted().flatMap((file) =>
    stringsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }))
      .filter((parts) => russian.test(parts.join('')) && !noMessages.has(parts.join('')))
      .map((parts) => ({
        file,
        text: parts.join('…'),
        pattern: new RegExp(parts.map(escaped).join('[^]*'), 'u'),
      })),
  );
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

type Tree = { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] } & Record<string, unknown>;

function stringsIn(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis } = node as Tree;
  const own =
    type === 'Literal' && typeof value === 'string'
      ? [[value]]
      : type === 'TemplateLiteral' && quasis
        ? [quasis.map((quasi) => quasi.value.cooked)]
        : [];
  return [...own, ...Object.values(node).flatMap(stringsIn)];
}

it('tells a value of the wrong kind at its very field, for every field of every kind', () => {
  const silent: string[] = [];
  let fields = 0;
  for (const entry of good.everyEntry()) {
    const place = placeOf(entry.path);
    const schema = place && schemaOf(place);
    if (!schema) continue;
    // Fields of one depth do not stand in each other: all of them are wrong at once, but for what decides about others.
    const own = [...fieldsOf(entry)].filter(({ path }) => path.length > 0);
    for (const level of Map.groupBy(own, ({ path }) => `${path.length} ${path.at(-1) === 'type'}`).values()) {
      fields += level.length;
      const data = level.reduce<unknown>(
        (all, { path, metadata }) =>
          replaced(
            all,
            path,
            metadata.type === 'group' || metadata.type === 'picture' ? 'слово' : { wrong: { wrong: 1 } },
          ),
        entry.data,
      );
      const text = JSON.stringify(data);
      const file = entry.path.endsWith('.md') ? `---\n${text}\n---\nТекст.\n` : text;
      const { faults } = withDraft(good, entry.path, file);
      for (const { path } of level)
        if (!faults.some(({ field, message }) => field.startsWith(fieldName(path)) && russian.test(message)))
          silent.push(`${entry.path} ${fieldName(path)}`);
    }
  }
  expect(fields).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

function replaced(data: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(first), replaced(data[Number(first)], rest, value));
  const fields = data as Record<string, unknown>;
  return { ...fields, [first]: replaced(fields[first], rest, value) };
}
