import type { z } from 'zod';
import { type Fault, ofDraft, type Path } from './faults.ts';
import { listedIn } from './fields.ts';
import { shapeFaults } from './shape.ts';
import type { SourceFile } from './source-file.ts';

interface ParsedEntry {
  parsed: z.ZodSafeParseResult<unknown>;
  faults: Fault[];
  /** Malformed drafts among the items of a list: they do not prevent publishing. */
  broken: { faults: Fault[]; names(namesIn: NamesIn | undefined): string[] };
  /** The path of a value in the file. */
  placeOf(path: Path): Path;
}

type NamesIn = (data: unknown) => Iterable<string> | null;

/** Cached per file and schema. */
const known = new WeakMap<SourceFile, ParsedEntry>();

/** Malformed list items with `draft` are left out of the data. */
export function parseEntry(schema: z.ZodType, source: SourceFile, file: string): ParsedEntry {
  const entry = known.get(source) ?? parse(schema, source, file);
  known.set(source, entry);
  return entry;
}

function parse(schema: z.ZodType, { data, lineOf }: SourceFile, file: string): ParsedEntry {
  const parsed = schema.safeParse(data ?? undefined);
  const faultsOf = (issues: readonly z.core.$ZodIssue[]) => shapeFaults(schema, data, issues, file, lineOf);
  const none = { faults: [], names: () => [] };
  if (parsed.success) return { parsed, faults: [], broken: none, placeOf: (path) => path };
  const { issues } = parsed.error;
  const drafts = draftItems(data).filter(({ path }) => issues.some((issue) => isWithin(issue.path, path)));
  if (drafts.length === 0) return { parsed, faults: faultsOf(issues), broken: none, placeOf: (path) => path };
  const inDrafts = issues.filter((issue) => drafts.some(({ path }) => isWithin(issue.path, path)));
  const left = without(data, drafts);
  const again = schema.safeParse(left);
  const placeOf = (path: Path) => placeBefore(path, drafts);
  return {
    parsed: again,
    faults: again.success
      ? []
      : shapeFaults(schema, left, again.error.issues, file, (path) => lineOf(placeOf(path)), placeOf),
    broken: { faults: faultsOf(inDrafts).map(ofDraft), names: (namesIn) => namesOf(data, left, namesIn) },
    placeOf,
  };
}

interface Item {
  path: Path;
  value: unknown;
}

function draftItems(data: unknown): Item[] {
  if (typeof data !== 'object' || data === null) return [];
  return listedIn({ data }).filter(
    ({ value }) => typeof value === 'object' && value !== null && 'draft' in value && value.draft === true,
  );
}

const isWithin = (path: readonly PropertyKey[], start: Path) => start.every((part, index) => path[index] === part);

function without(data: unknown, items: readonly Item[]): unknown {
  const gone = new Set(items.map(({ value }) => value));
  const kept = (value: unknown) => (Array.isArray(value) ? value.filter((item) => !gone.has(item)) : value);
  if (Array.isArray(data)) return kept(data);
  return Object.fromEntries(Object.entries(data as object).map(([key, value]) => [key, kept(value)]));
}

/** Counts the items that were left out before it. */
function placeBefore(path: Path, drafts: readonly Item[]): Path {
  const depth = path.findIndex((part) => typeof part === 'number');
  if (depth < 0 || depth > 1) return path;
  const list = path.slice(0, depth);
  let index = Number(path[depth]);
  for (const { path: draft } of drafts) {
    const isOfList = draft.length === depth + 1 && isWithin(draft, list);
    if (isOfList && Number(draft[depth]) <= index) index += 1;
  }
  return [...list, index, ...path.slice(depth + 1)];
}

/** Names of the items that were left out, where they have one. */
function namesOf(data: unknown, left: unknown, namesIn: NamesIn | undefined): string[] {
  const stay = new Set(namesIn?.(left) ?? []);
  return [...(namesIn?.(data) ?? [])].filter((name) => !stay.has(name));
}
