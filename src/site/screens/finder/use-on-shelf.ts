import { useEffect, useState } from 'react';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { FinderQuestion } from '../../../nutrition/finder/finder.ts';
import { isForeign, readShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { keptShelf } from '../../shelf/shelf-memory.ts';

/** Answers taken from the reader's shelf: the substances in its jars. None on the server. */
export function useOnShelf(question: FinderQuestion, { products }: ShelfCatalogue): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const { items } = readShelf(keptShelf() ?? '').shelf;
    const rows = items.flatMap((item) =>
      isForeign(item) ? item.rows : (products.find(({ ref }) => ref === item.ref)?.rows ?? []),
    );
    const taken = new Set(rows.map(({ substance }) => substance));
    const given = question.many ? question.answers.filter(({ have }) => have.some((one) => taken.has(one))) : [];
    // Only for questions whose options are all substances: food is not on the shelf.
    setIds(question.answers.every(({ have }) => have.length > 0) ? given.map(({ id }) => id) : []);
  }, [question, products]);
  return ids;
}
