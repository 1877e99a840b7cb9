import { useCallback, useEffect, useState } from 'react';
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

const none: Choice[] = [];

export function useChoices(target: string): Choice[] {
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    let isHere = true;
    if (target !== '')
      choicesOf(target).then(
        (list) => isHere && setChoices(list),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [target]);
  return choices;
}

/** The names of what several lists hold, by list and value. */
export function useChoiceTitles(targets: string): (target: string, value: string) => string {
  const [titles, setTitles] = useState(new Map<string, string>());
  useEffect(() => {
    let isHere = true;
    const named = targets.split(' ').filter(Boolean);
    Promise.all(named.map(choicesOf)).then(
      (lists) =>
        isHere &&
        setTitles(
          new Map(
            lists.flatMap((list, index) =>
              list.map(({ value, title }) => [`${named[index]} ${value}`, title] as const),
            ),
          ),
        ),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [targets]);
  return useCallback((target: string, value: string) => titles.get(`${target} ${value}`) ?? value, [titles]);
}
