import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Choice } from '../protocol.ts';
import { read } from './api.ts';

/** Lists are short and change seldom: each is asked for once, until an entry is saved. */
const known = new Map<string, Promise<Choice[]>>();

export function forgetChoices(): void {
  known.clear();
}

function choicesOf(target: string): Promise<Choice[]> {
  const asked = known.get(target) ?? read<Choice[]>('choices', { to: target });
  known.set(target, asked);
  asked.catch(() => known.delete(target));
  return asked;
}

const none: Choice[][] = [];

/** What each of several lists has; their names stand in one line, with spaces. */
function useLists(targets: string): Choice[][] {
  const [lists, setLists] = useState(none);
  useEffect(() => {
    let isHere = true;
    const named = targets.split(' ').filter(Boolean);
    Promise.all(named.map(choicesOf)).then(
      (found) => isHere && setLists(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [targets]);
  return lists;
}

const nothing: Choice[] = [];
export const useChoices = (target: string): Choice[] => useLists(target)[0] ?? nothing;

/** The names of what several lists hold, by list and value. */
export function useChoiceTitles(targets: string): (target: string, value: string) => string {
  const lists = useLists(targets);
  const titles = useMemo(() => {
    const named = targets.split(' ').filter(Boolean);
    const pairs = lists.flatMap((list, index) =>
      list.map(({ value, title }) => [`${named[index]} ${value}`, title] as const),
    );
    return new Map(pairs);
  }, [lists, targets]);
  return useCallback((target: string, value: string) => titles.get(`${target} ${value}`) ?? value, [titles]);
}
