import { useEffect, useState } from 'react';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { FinderQuestion } from '../../../nutrition/finder/finder.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { isForeign, readShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { sumShelf } from '../../../nutrition/shelf/sum-shelf.ts';
import { keptShelf } from '../../shelf/shelf-memory.ts';

/** Answers taken from the reader's shelf: the substances in its jars. None on the server. */
export function useOnShelf(question: FinderQuestion, catalogue: ShelfCatalogue): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const { shelf } = readShelf(keptShelf() ?? '');
    const unknown = { age: null, servings: null, mothers: null, times: [], food: 'any' } as const;
    const jars = shelf.items.map((item, index): Jar => {
      const { rows = [] } = isForeign(item) ? item : (catalogue.products.find(({ ref }) => ref === item.ref) ?? {});
      return { ...unknown, id: String(index), title: '', isOurs: false, portions: item.portions, rows };
    });
    // A pinch of it in a complex is not enough: what stands first on a label, or half of a day's norm.
    const headlines = jars.flatMap(({ rows }) => rows.slice(0, 1).map(({ substance }) => substance));
    const ample = sumShelf(jars, null).filter(({ norm }) => norm && norm.percent >= 50);
    const taken = new Set([...headlines, ...ample.map(({ substance }) => substance)]);
    const given = question.many ? question.answers.filter(({ have }) => have.some((one) => taken.has(one))) : [];
    // Only for questions whose options are all substances: food is not on the shelf.
    setIds(question.answers.every(({ have }) => have.length > 0) ? given.map(({ id }) => id) : []);
  }, [question, catalogue]);
  return ids;
}
