import { createHash } from 'node:crypto';
import type { Publication, PublishedPicture, PublishedSource } from '../../store/publication.ts';
import { createLibrary } from '../documents/library.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import type { Picture } from '../load/pictures.ts';
import { cutoutOf, framesOf, imagesOf } from '../load/pictures.ts';
import { createShareBook, type SharePicture, shareSize } from '../share/share-book.ts';
import { compileAddresses } from './addresses.ts';
import { compileDocuments } from './documents.ts';
import { compileLists } from './lists.ts';
import { compileSearch } from './search.ts';

export interface Compiled {
  publication: Publication;
  /** Bytes of the pictures that the content has, by hash. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The pictures of the publication that are still to be drawn. */
  sharePictures: SharePicture[];
}

/** Checked content in, everything the store keeps out. Throws only on a mistake of ours, never of an editor. */
export function compile(content: Content): Compiled {
  const share = createShareBook();
  const library = createLibrary(content, share);
  const documents = compileDocuments(library);
  const pictures = distinctPictures(content);
  const publication: Publication = {
    version: '',
    documents,
    ...compileLists(library),
    ...compileSearch(library),
    redirects: content.get('redirects', 'redirects').data.map(({ from, to, status }) => ({ from, to, status })),
    addresses: compileAddresses(library, documents),
    pictures: [],
    sources: sources(content),
  };
  const sharePictures = share.all();
  publication.pictures = [...pictures.map(named), ...sharePictures.map(namedShare)].toSorted((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );
  return {
    publication: { ...publication, version: versionOf(publication) },
    pictures: new Map(pictures.map(({ hash, bytes }) => [hash, bytes])),
    sharePictures,
  };
}

const named = ({ hash, type, width, height }: Picture): PublishedPicture => ({ hash, type, width, height });
const namedShare = ({ hash }: SharePicture): PublishedPicture => ({ hash, type: 'image/jpeg', ...shareSize });

function distinctPictures(content: Content): Picture[] {
  const read = [...content.pictures.values()].flatMap(({ picture }) => picture ?? []);
  return [...new Map(read.map((picture) => [picture.hash, picture])).values()];
}

/** All files, so that a later moment can be compiled from them; what no page shows is marked. */
function sources(content: Content): PublishedSource[] {
  const shown = new Set([...content.everyEntry()].flatMap((entry) => [entry.path, ...picturesOf(entry)]));
  const texts = [...content.texts].map(([path, text]) => ({ path, text, picture: null, hidden: !shown.has(path) }));
  const pictures = [...content.pictures].flatMap(([path, { picture }]) =>
    picture ? [{ path, text: null, picture: picture.hash, hidden: !shown.has(path) }] : [],
  );
  return [...texts, ...pictures].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const picturesOf = (entry: Entry) => [cutoutOf(entry.path), ...imagesOf(entry).flatMap(({ file }) => framesOf(file))];

/** The same content has the same version on every machine, at any time, in whatever order files were read. */
function versionOf(publication: Publication): string {
  const { version: _, ...rest } = publication;
  return createHash('sha256').update(stableJson(rest)).digest('hex');
}

/** The same text for the same value, whatever the order of its fields. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`);
  return `{${fields.join(',')}}`;
}
