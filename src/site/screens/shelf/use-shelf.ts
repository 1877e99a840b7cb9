import { useEffect, useRef, useState } from 'react';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { readShelf, type Shelf, withItem, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { writeFragment } from '../../navigation/current-address.ts';
import { onKept } from '../../shelf/kept-line.ts';
import { keepShelf, keptShelf } from '../../shelf/shelf-memory.ts';
import { nothingRead, type ReadShelf, type ShelfQuery, shelfFromQuery } from './shelf-query.ts';

interface ShelfState extends ReadShelf {
  /** Whose: of this browser, of a link that somebody gave, or what the server read from the address. */
  from: 'memory' | 'link' | 'address';
  /** The browser refused to remember the last change. */
  isLost: boolean;
  /** What the browser remembers cannot be read. */
  isMemoryForeign: boolean;
}

const marker = '#s=';

/**
 * The shelf on the screen. The first picture is the server's, from the query; then a link's fragment or the browser's
 * memory takes over. One's own shelf is in the memory alone, so that Back and other tabs agree with it; a fragment is
 * always somebody's link, or the last resort of a browser that remembers nothing.
 */
export function useShelf(query: ShelfQuery, hash: string, catalogue: ShelfCatalogue) {
  const [state, setState] = useState<ShelfState>(() => ({
    ...shelfFromQuery(query, catalogue),
    from: 'address',
    isLost: false,
    isMemoryForeign: false,
  }));
  const shown = useRef(state);
  shown.current = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another hash is another shelf; it is read from the address itself
  useEffect(() => {
    const begin = () => setState(beginning(query, catalogue));
    begin();
    // Set by `mark-coming-shelf.ts`.
    document.documentElement.removeAttribute('data-shelf-coming');
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, [query, hash, catalogue]);

  useEffect(
    () =>
      onKept(() => {
        const { from, shelf, isLost } = shown.current;
        // Another tab has changed what is shown here.
        if (from === 'memory' && !isLost && keptShelf() !== writeShelf(shelf)) setState(ownShelf(nothingRead));
      }),
    [],
  );

  useEffect(() => {
    // A link that could not be read stays as it is.
    if (state.from === 'address' || state.faults.length > 0) return;
    const isInAddress = state.from === 'link' || state.isLost;
    writeFragment(isInAddress ? marker + writeShelf(state.shelf) : '', toolKeys.shelf);
  }, [state]);

  function show(from: 'memory' | 'link', shelf: Shelf): void {
    const next: ShelfState = { shelf, from, faults: [], unread: [], isLost: false, isMemoryForeign: false };
    // Before the memory tells everybody of the change: this page has made it.
    shown.current = next;
    // What a link shows becomes the reader's own only when he says so.
    const isLost = from === 'memory' && !keepShelf(writeShelf(shelf));
    setState({ ...next, isLost });
  }

  return {
    state,
    change: (shelf: Shelf) => show(state.from === 'link' ? 'link' : 'memory', shelf),
    /** Makes the shelf of a link one's own; returns what takes it back. */
    adopt: () => {
      const [own, link] = [readShelf(keptShelf() ?? '').shelf, state.shelf];
      show('memory', link);
      return () => {
        keepShelf(writeShelf(own));
        show('link', link);
      };
    },
    openOwn: () => setState(ownShelf(nothingRead)),
  };
}

function beginning(query: ShelfQuery, catalogue: ShelfCatalogue): ShelfState {
  const read = shelfFromQuery(query, catalogue);
  const { hash } = window.location;
  const link = hash.startsWith(marker) ? hash.slice(marker.length) : query.s;
  if (link === undefined) return ownShelf(read);
  const linked = hash.startsWith(marker) ? { ...readShelf(link), unread: [] } : read;
  const isOwn = keptShelf() === writeShelf(linked.shelf) && linked.faults.length === 0;
  return { ...linked, from: isOwn ? 'memory' : 'link', isLost: false, isMemoryForeign: false };
}

/** What the browser remembers, and what the address adds to it. */
function ownShelf(added: ReadShelf): ShelfState {
  const kept = keptShelf();
  const memory = readShelf(kept ?? '');
  const isMemoryForeign = memory.faults.includes('format');
  const shelf = added.shelf.items.reduce(withItem, {
    ...memory.shelf,
    person: added.shelf.person ?? memory.shelf.person,
  });
  const line = writeShelf(shelf);
  const isChanged = added !== nothingRead && added.shelf.items.length > 0 && line !== kept;
  const isLost = isChanged && !keepShelf(line);
  return { ...added, shelf, faults: isMemoryForeign ? [] : memory.faults, from: 'memory', isLost, isMemoryForeign };
}
