import { createHash } from 'node:crypto';
import { z } from 'zod';
import { limitsOf } from '../../content/kinds/field-tree.ts';
import { kindRecord, type Place, placeOf, schemaOf } from '../../content/kinds/kinds.ts';
import { fieldName, type Path } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import { withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { imagesOf, type PictureRead } from '../../content/load/pictures.ts';
import { readUnchanging } from '../../content/load/source-file.ts';
import { isKind, type Kind } from '../../content/schema/kind-names.ts';
import { metadataOf, type ReferenceTarget, unwrap, variantOf, variantsOf } from '../../content/schema/metadata.ts';
import { gapWords } from '../preview-protocol.ts';
import { choicesFor } from './choices.ts';
import { newSource } from './edit-source.ts';

export interface Shown {
  content: Content;
  /** By file: the fields whose places on the page are held by a sign. */
  gaps: ReadonlyMap<string, readonly string[]>;
  /** By file that is not there: the field that names it. */
  standIns: ReadonlyMap<string, { path: string; field: string }>;
}

const known = new WeakMap<Content, Shown>();

/**
 * The content as the preview shows it: an entry that is not finished has its page, with a sign in each place that is
 * still empty. The check and the publication never see it.
 */
export function withGapsFilled(content: Content): Shown {
  const shown = known.get(content) ?? fillAll(content);
  known.set(content, shown);
  return shown;
}

/** A chain of entries that name each other ends long before. */
const most = 20;

function fillAll(saved: Content): Shown {
  let content = saved;
  const gaps = new Map<string, string[]>();
  const standIns = new Map<string, { path: string; field: string }>();
  const put = (path: string, place: Place, source: { data: unknown; body: string }) => {
    const schema = schemaOf(place);
    if (!schema) return;
    const own: string[] = [];
    const data = fill(content, schema, source.data, [], '', own);
    const { hasBody } = kindRecord(place.kind);
    const isEmpty = hasBody && source.body.trim() === '';
    if (isEmpty) own.push('body');
    gaps.set(path, own);
    content = withDraft(
      content,
      path,
      newSource(path, { data, body: isEmpty ? `${gapWords}Текст` : hasBody ? source.body : null }),
    );
  };
  for (const [path, text] of saved.texts) {
    const place = placeOf(path);
    if (!place || !isUnfinished(saved, place)) continue;
    const source = readUnchanging(path, text);
    if (source.data !== undefined) put(path, place, source);
  }
  for (let step = 0; step < most; step++) {
    const missing = missingEntry(content);
    if (!missing) break;
    const { kind, slug, label, by } = missing;
    const path = kindRecord(kind).fileOf(slug);
    standIns.set(path, standIns.get(by.path) ?? by);
    if (!gaps.get(by.path)?.includes(by.field)) gaps.set(by.path, [...(gaps.get(by.path) ?? []), by.field]);
    put(path, { kind, slug }, { data: { title: gapWords + label }, body: '' });
  }
  const files = [...content.everyEntry()].flatMap(imagesOf).map(({ file }) => file);
  const missing = files.filter((file) => !content.pictures.get(file)?.picture);
  if (missing.length > 0) {
    if (content === saved) content = withDraft(content, '', null);
    content.pictures = new Map([...content.pictures, ...missing.map((file) => [file, sign] as const)]);
  }
  return { content, gaps, standIns };
}

/** A finished entry is there under its name, and so is each item of a list. */
const isUnfinished = (content: Content, { kind, slug }: Place) =>
  !content.find(kind, slug) ||
  content.brokenDrafts.some((one) => one.kind === kind && (one.slug === slug || kindRecord(kind).namesIn));

/** What is right stays, what is missing or wrong gets a sign. */
function fill(content: Content, schema: z.ZodType, value: unknown, path: Path, above: string, gaps: string[]): unknown {
  if (schema.safeParse(value).success) return value;
  const inner = unwrap(schema);
  const label = metadataOf(schema)?.label ?? above;
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const variant = variantOf(inner, value) ?? variantsOf(inner)[0];
    return variant && fill(content, variant, value, path, label, gaps);
  }
  if (inner instanceof z.ZodObject) {
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const fields = Object.entries(inner.shape).map(([key, field]) => [
      key,
      fill(content, field as z.ZodType, given[key], [...path, key], label, gaps),
    ]);
    return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
  }
  if (inner instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    const { least = 0, most: limit } = limitsOf(inner);
    return Array.from({ length: Math.max(items.length, least) }, (_, index) =>
      fill(content, inner.element as z.ZodType, items[index], [...path, index], label, gaps),
    ).slice(0, limit);
  }
  gaps.push(fieldName(path));
  return signFor(content, schema, value, label);
}

const noSlug = 'zdes-budet';

/** The first of what may stand there; a text that is too long is cut. */
function signFor(content: Content, schema: z.ZodType, value: unknown, label: string): unknown {
  const { type, to, example, choices = {} } = metadataOf(schema) ?? {};
  const { least = 1, most: limit } = limitsOf(unwrap(schema));
  const candidates = [
    ...(to ? [nameFor(content, to)] : []),
    ...(type === 'file' ? [`${noSlug}.png`] : []),
    ...(typeof value === 'string' && limit ? [value.slice(0, limit)] : []),
    ...Object.keys(choices),
    ...(type === 'date' || type === 'moment' || type === 'color' || type === 'address' ? [example] : []),
    `${gapWords}${label || 'значение'}`.slice(0, limit),
    example,
    noSlug,
    Math.max(least, 1),
    true,
  ];
  return candidates.find((one) => one !== undefined && schema.safeParse(one).success);
}

/** A name that nobody has yet: `missingEntry` gives it an entry. */
function nameFor(content: Content, to: ReferenceTarget): string | undefined {
  const kind = to === 'person' ? 'expert' : to;
  if (!canBeMade(kind)) return choicesFor(content, to)[0]?.value;
  return kind === 'product' ? `${content.all('series')[0]?.slug}/${noSlug}` : noSlug;
}

const canBeMade = (to: ReferenceTarget): to is Kind =>
  isKind(to) && !kindRecord(to).required && !kindRecord(to).namesIn && kindRecord(to).address !== undefined;

interface Missing extends Place {
  label: string;
  by: { path: string; field: string };
}

/** Somebody names an entry that is not there. */
function missingEntry(content: Content): Missing | null {
  for (const entry of content.everyEntry())
    for (const { path, value, metadata } of fieldsOf(entry)) {
      const { to, label } = metadata;
      if (to === undefined || typeof value !== 'string') continue;
      const kinds = to === 'person' ? (['expert', 'specialist'] as const) : [to];
      const [kind] = kinds;
      if (!kind || !canBeMade(kind) || kinds.some((one) => content.has(one as Kind, value))) continue;
      const by = { path: entry.path, field: fieldName(entry.inFile(path)) };
      return { kind, slug: value, label: label || kindRecord(kind).title, by };
    }
  return null;
}

/** Of signs on the page. */
const colour = '#ffe08a';
/** One point of that colour. */
const bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4/6ALAAVLAmpzbvH7AAAAAElFTkSuQmCC',
  'base64',
);
const sign: PictureRead = {
  size: bytes.length,
  picture: {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 20),
    type: 'image/png',
    width: 1600,
    height: 1200,
    color: colour,
    edges: { left: [colour, colour, colour], top: colour },
    bytes,
  },
};
