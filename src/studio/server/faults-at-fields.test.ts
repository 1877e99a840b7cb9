import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { habits, headingTemplates } from '../../content/check/prose-rules.ts';
import { claimRules } from '../../content/claims/rules.ts';
import { fieldName } from '../../content/faults.ts';
import { fieldsOf } from '../../content/fields.ts';
import { placeOf, schemaOf } from '../../content/kinds.ts';
import { type Content, loadContent, withDraft } from '../../content/load.ts';
import { sampleFiles, writeFiles } from '../../content/test-content.ts';
import { formPlace } from '../app/form-place.ts';
import type { StudioFault } from '../protocol.ts';
import { checkDraft, faultsOf } from './check-draft.ts';
import { viewOf } from './entry-views.ts';
import { claimsProduct, faultCases, inArticle, inProduct, proseArticle } from './test-faults/cases.ts';
import { claimExamples, firstPlaces, habitExamples, headingExamples } from './test-faults/examples.ts';
import type { Broken, FaultCase } from './test-faults/fault-case.ts';

const russian = /\p{Script=Cyrillic}/u;
let dir = '';
let good: Content;
/** As the last case left it. */
let current: Content;

beforeAll(async () => {
  dir = await writeFiles(await sampleFiles());
  good = await loadContent(dir);
});
afterAll(() => rm(dir, { recursive: true }));

/** What the studio's form is told while this is typed into it. */
function faultsFor({ breaks, path, production = false }: FaultCase): StudioFault[] {
  let content = withDraft(good, '', null);
  content.pictures = new Map(good.pictures);
  const broken: Broken = {
    text: (name) => content.texts.get(name) ?? '',
    set: (name, text) => {
      content = withDraft(content, name, text);
    },
    edit(name, from, to) {
      const text = this.text(name);
      if (!text.includes(from)) throw new Error(`${name} has no «${from}»`);
      this.set(name, text.replace(from, to));
    },
    remove: (name) => {
      content = withDraft(content, name, null);
    },
    picture: (name, read) => {
      const pictures = new Map(content.pictures);
      if (read) pictures.set(name, read);
      else pictures.delete(name);
      content = withDraft(content, '', null);
      content.pictures = pictures;
    },
  };
  breaks(broken);
  current = content;
  return production
    ? faultsOf(content, { production }).filter((fault) => fault.path === path)
    : checkDraft(content, path).faults;
}

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
const told: StudioFault[] = [];

describe('the studio tells at its field, in Russian, with a remedy', () => {
  it.each(cases)('$what', (one) => {
    const faults = faultsFor(one);
    const fault = faults.find(({ field, message }) => field === one.field && message.includes(one.says));
    expect(fault, JSON.stringify(faults, null, 1)).toBeDefined();
    if (!fault) return;
    told.push(fault);
    expect(fault.message).toMatch(russian);
    expect(fault.remedy).toMatch(russian);
    expect(fault.mend).toBe(one.mend);
    expect(placeInForm(fault)).toBe(fault.unknown ? '' : one.field.replace(typeOfSection, ''));
  });

  it('a file in another encoding', async () => {
    const files = await sampleFiles();
    files.set('articles/vtoraya.md', Buffer.from([0xd1, 0x20, 0xff]));
    const folder = await writeFiles(files);
    const path = 'articles/vtoraya.md';
    const [fault] = checkDraft(await loadContent(folder), path).faults;
    await rm(folder, { recursive: true });
    expect(fault).toMatchObject({ path, field: '', message: 'файл записан не в UTF-8' });
    if (fault) told.push(fault);
  });

  it('has a case for every rule: each sentence that the checks can say was said above', () => {
    const said = told.map(({ message, remedy }) => `${message} → ${remedy}`);
    const silent = sentences().filter(({ pattern }) => !said.some((text) => pattern.test(text)));
    expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

/** What kind of section an item is was chosen when it was added: the item itself shows that it is wrong. */
const typeOfSection = /\.type$/;

/** The field of the form that shows it; empty for what is shown over the whole form. */
function placeInForm({ path, field }: StudioFault): string {
  if (!placeOf(path) || field === '') return '';
  const { tree, data } = viewOf(path, current.texts.get(path) ?? '');
  return data === undefined ? '' : formPlace(tree, field, data);
}

/** Words in the code of the checks that are no message. */
const noMessages = new Set(['ё', 'е', 'в том числе', 'предупреждение: ']);

interface Sentence {
  file: string;
  text: string;
  pattern: RegExp;
}

/** Every Russian string in the code that makes faults, with holes where values stand. */
function sentences(): Sentence[] {
  const code = [
    ...globSync('src/content/check/*.ts').filter((file) => !/\.test\.ts$|prose-rules/.test(file)),
    ...['load', 'shape', 'source-file', 'faults'].map((name) => `src/content/${name}.ts`),
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
    for (const { path, meaning } of fieldsOf(entry)) {
      if (path.length === 0) continue;
      fields += 1;
      const wrong = meaning.is === 'group' || meaning.is === 'picture' ? 'слово' : { wrong: { wrong: 1 } };
      const text = JSON.stringify(replaced(entry.data, path, wrong));
      const file = entry.path.endsWith('.md') ? `---\n${text}\n---\nТекст.\n` : text;
      const faults = withDraft(good, entry.path, file).faults;
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
