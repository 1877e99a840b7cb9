import { createSearch } from '../../catalogue/search/create-search.ts';
import { kindRecord } from '../../content/kinds/kinds.ts';
import { fieldName } from '../../content/load/faults.ts';
import { fieldsOf, listedIn } from '../../content/load/fields.ts';
import type { Content, Entry } from '../../content/load/loaded-content.ts';
import type { SearchEntry } from '../../store/publication.ts';
import type { FoundText } from '../protocol.ts';
import { titleOf } from './entry-views.ts';

const readable = new Set(['text', 'html', 'markdown', 'alt', 'word', 'address']);

interface Part {
  entry: Entry;
  field: string;
  title: string;
  text: string;
}

/** Whole entries; of lists that are edited together, each row. */
function partsOf(entry: Entry): Part[] {
  const fields = fieldsOf(entry).filter(
    ({ metadata, value }) => readable.has(metadata.type) && typeof value === 'string',
  );
  const textOf = (own: typeof fields) => own.map(({ value }) => value).join('. ');
  const { title } = kindRecord(entry.kind);
  const rows = kindRecord(entry.kind).namesIn ? listedIn(entry) : [];
  if (rows.length === 0)
    return [{ entry, field: '', title: titleOf(entry.data, title), text: `${textOf(fields)}. ${entry.body}` }];
  return rows.map(({ path }) => {
    const own = fields.filter((one) => path.every((part, index) => one.path[index] === part));
    const first = own.find(({ metadata }) => metadata.type === 'text');
    return { entry, field: fieldName(entry.inFile(path)), title: String(first?.value ?? title), text: textOf(own) };
  });
}

function indexOf(content: Content) {
  const parts = [...content.everyEntry()].flatMap(partsOf);
  const entries = parts.map(
    ({ entry, title, text }, at): SearchEntry => ({
      ...{ kind: 'page', url: String(at), title, text, note: null, image: null },
      keywords: `${entry.slug} ${kindRecord(entry.kind).title}`,
    }),
  );
  return { parts, search: createSearch(entries, content.single('synonyms')?.data ?? [], []) };
}

const known = new WeakMap<Content, ReturnType<typeof indexOf>>();

/** In all texts, drafts included, as the site's own search understands words. */
export function findTexts(content: Content, q: string): FoundText[] {
  const { parts, search } = known.get(content) ?? indexOf(content);
  known.set(content, { parts, search });
  return search.search({ q, kind: null, page: 1 }).hits.flatMap(({ url, text }) => {
    const part = parts[Number(url)];
    if (!part) return [];
    const { entry, field, title } = part;
    return [{ path: entry.path, field, title, kindTitle: kindRecord(entry.kind).title, text }];
  });
}
