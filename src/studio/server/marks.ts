import { kindRecord } from '../../content/kinds/kinds.ts';
import { fieldName } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import { Content, type Entry } from '../../content/load/loaded-content.ts';
import { kindNames } from '../../content/schema/kind-names.ts';
import { type MarkedPlace, markDigits, markStart } from '../preview-protocol.ts';
import { titleOf } from './entry-views.ts';
import type { Shown } from './fill-gaps.ts';

/**
 * What a page in the preview was made of: every text carries three characters that nobody sees and that no text has
 * (variation selectors), a number that stands for its field. A click finds them again in the page.
 */
const places: MarkedPlace[] = [];
const known = new Map<string, number>();

export const placesOf = (marks: readonly number[]): MarkedPlace[] =>
  marks.flatMap((mark) => (places[mark] ? [places[mark]] : []));

function markOf({ path, data, kind }: Entry, field: string, standIns: Shown['standIns']): string {
  const place = standIns.get(path) ?? { path, field };
  const key = `${place.path} ${place.field}`;
  const number = known.get(key) ?? places.length;
  if (number === places.length) {
    known.set(key, number);
    places.push({ ...place, title: titleOf(data, kindRecord(kind).title) });
  }
  const digits = [
    number % markDigits,
    Math.floor(number / markDigits) % markDigits,
    Math.floor(number / markDigits ** 2),
  ];
  return String.fromCodePoint(...digits.map((digit) => markStart + digit));
}

const marked = new WeakMap<Entry, Entry>();
const natures = new Set(['text', 'html', 'alt', 'markdown']);
/** Their words are looked for in others' texts, or lead somewhere: a mark would make other words of them. */
const unmarked = new Set(['synonyms', 'redirects', 'glossary', 'batch']);

/** The same content, with a mark at the end of every text. */
export function withMarks({ content, standIns }: Pick<Shown, 'content' | 'standIns'>): Content {
  const made = new Content();
  for (const entry of content.everyEntry())
    made.add(unmarked.has(entry.kind) ? entry : (marked.get(entry) ?? markEntry(entry, standIns)));
  for (const kind of kindNames) made.addNames(kind, content.namesOf(kind));
  for (const [path, text] of content.texts) made.texts.set(path, text);
  made.pictures = content.pictures;
  made.faults.push(...content.faults);
  made.brokenDrafts.push(...content.brokenDrafts);
  made.complete = content.complete;
  return made;
}

function markEntry(entry: Entry, standIns: Shown['standIns']): Entry {
  const data = structuredClone(entry.data);
  for (const { path, value, metadata } of fieldsOf(entry)) {
    if (typeof value !== 'string' || !natures.has(metadata.type) || isCompared(entry, path, value, metadata.tone))
      continue;
    const mark = markOf(entry, fieldName(entry.inFile(path)), standIns);
    put(data, path, metadata.type === 'markdown' ? markLines(value, mark) : markText(value, mark));
  }
  const made = { ...entry, data, body: entry.body && markLines(entry.body, markOf(entry, 'body', standIns)) };
  marked.set(entry, made);
  return made;
}

const shortest = 12;

/** Numbers, names of substances, foods and forms, and wording of the law are compared with others': they stay. */
const isCompared = ({ kind }: Entry, path: readonly (string | number)[], value: string, tone?: string) =>
  tone === 'silent' ||
  (path.length > 1 && (kind === 'component' || path[0] === 'composition' || value.length < shortest));

function put(data: object, path: readonly (string | number)[], value: string): void {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], data);
  if (last !== undefined) (holder as Record<string, unknown>)[last] = value;
}

/** Before what closes it: «Витамин E (токоферол)» names a form, which is looked for. */
const markText = (text: string, mark: string) => text.replace(/(\s*\([^()]*\))?[)\].,:;!?»…]*$/, (end) => mark + end);

/** Not where Markdown would read something else: tables, fences, figures, bare addresses. */
const untouched = /^\s*$|^\s*(```|~~~|\||\{)|https?:\/\/\S+$|^\s*\[[^\]]+\]:/;

function markLines(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => (untouched.test(line) ? line : line.replace(/[.,:;!?»…]*\s*$/, (end) => mark + end)))
    .join('\n');
}
