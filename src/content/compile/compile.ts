import type { Publication } from '../../store/publication.ts';
import { createLibrary } from '../answers/library.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { framesOf, imagesOf } from '../load/pictures.ts';
import { createShareBook, type ShareBook } from '../share/share-book.ts';
import { compileAddresses } from './addresses.ts';
import { compileDocuments } from './documents.ts';
import { compileLists } from './lists.ts';
import { compileSearch } from './search.ts';
import { versionOf } from './version.ts';

/** Checked content in, everything the store serves out. Throws only on a mistake of ours, never of an editor. */
export function compile(content: Content, share: ShareBook = createShareBook()): Publication {
  const library = createLibrary(content, share);
  const documents = compileDocuments(library);
  const searchPage = content.get('page', 'search').data;
  const publication: Publication = {
    version: '',
    documents,
    ...compileLists(library),
    search: compileSearch(library),
    synonyms: content.get('synonyms', 'synonyms').data,
    popular: 'popular' in searchPage ? searchPage.popular : [],
    redirects: content.get('redirects', 'redirects').data.map(({ from, to, status }) => ({ from, to, status })),
    addresses: compileAddresses(library, documents),
    ...compileFiles(content),
  };
  return { ...publication, version: versionOf(publication) };
}

/** The content files as the store keeps them. */
export function compileFiles(content: Content): Pick<Publication, 'media' | 'sources'> {
  return { media: media(content), sources: sources(content) };
}

function media(content: Content): Publication['media'] {
  const byHash = new Map(
    [...content.pictures.values()].flatMap(({ picture }) => (picture ? [[picture.hash, picture] as const] : [])),
  );
  return [...byHash.values()]
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ hash, type, width, height, bytes }) => ({ hash, type, width, height, bytes }));
}

/** All files, so that a later moment can be compiled from them; what nobody is shown is marked. */
function sources(content: Content): Publication['sources'] {
  const shown = new Set([...content.everyEntry()].flatMap((entry) => [entry.path, ...picturesOf(entry)]));
  const texts = [...content.texts].map(([path, text]) => ({ path, text, media: null, hidden: !shown.has(path) }));
  const pictures = [...content.pictures].flatMap(([path, { picture }]) =>
    picture ? [{ path, text: null, media: picture.hash, hidden: !shown.has(path) }] : [],
  );
  return [...texts, ...pictures].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const picturesOf = (entry: Entry) => imagesOf(entry).flatMap(({ file }) => framesOf(file));
