import { useCallback, useEffect, useState } from 'react';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { readShelf, type Shelf, withItem, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { writeFragment } from '../../navigation/quiet-address.ts';
import { keepShelf, keptShelf } from '../../shelf/shelf-memory.ts';
import { nothingRead, type ReadShelf, type ShelfQuery, shelfFromQuery } from './shelf-query.ts';

interface ShelfState extends ReadShelf {
  /** From local storage, from a shared link, or read by the server from the query. */
  from: 'memory' | 'link' | 'address';
  /** The last change could not be stored. */
  isLost: boolean;
  /** The stored shelf cannot be read. */
  isMemoryForeign: boolean;
}

const marker = '#s=';

/**
 * The first render is the server's, from the query; then the fragment of a link or local storage takes over. The
 * fragment always has the state that is shown, so that the address can be shared.
 */
export function useShelf(query: ShelfQuery, catalogue: ShelfCatalogue) {
  const [state, setState] = useState<ShelfState>(() => ({
    ...shelfFromQuery(query, catalogue),
    from: 'address',
    isLost: false,
    isMemoryForeign: false,
  }));

  useEffect(() => {
    const begin = () => setState(beginning(query, catalogue));
    begin();
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
    // The address is read when the page is opened; later it only follows.
  }, [query, catalogue]);

  useEffect(() => {
    // A link that could not be read stays unchanged.
    if (state.from === 'address' || state.faults.length > 0) return;
    const isEmpty = state.shelf.items.length === 0 && !state.shelf.person;
    writeFragment(isEmpty ? '' : marker + writeShelf(state.shelf), toolKeys.shelf);
  }, [state]);

  const change = useCallback(
    (shelf: Shelf) =>
      setState((before) => {
        // The shelf of a link is stored only when the reader adopts it.
        const isLost = before.from !== 'link' && !keepShelf(writeShelf(shelf));
        return { ...before, shelf, faults: [], unread: [], isLost, isMemoryForeign: false };
      }),
    [],
  );

  const adopt = useCallback(
    () =>
      setState((before) => ({ ...before, from: 'memory', faults: [], isLost: !keepShelf(writeShelf(before.shelf)) })),
    [],
  );
  const openOwn = useCallback(() => setState(ownShelf(nothingRead)), []);
  return { state, change, adopt, openOwn };
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

/** The stored shelf with what the address adds to it. */
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
