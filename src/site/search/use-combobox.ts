import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SuggestResponse } from '../../contract/search.ts';
import { useGoTo } from '../ui/app-link.tsx';
import { forgetQueries, forgetQuery, readRecent, rememberQuery } from './recent-queries.ts';
import { createSuggester, readSuggestions } from './suggester.ts';
import { type Option, startOptions, suggestedOptions } from './suggestion-options.ts';

/** Keys that move the caret: the box itself is active again. */
const caretKeys: ReadonlySet<string> = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/**
 * The WAI-ARIA combobox pattern on the server's input: the focus never leaves it, `aria-activedescendant` names the
 * active option.
 */
export function useCombobox(input: HTMLInputElement, listId: string, popular: string[], startsClosed: boolean) {
  const goTo = useGoTo();
  const [typed, setTyped] = useState(input.value);
  const [suggestions, setSuggestions] = useState<SuggestResponse | null>(null);
  const [recent, setRecent] = useState(readRecent);
  const [wanted, setWanted] = useState(!startsClosed && document.activeElement === input);
  const [active, setActive] = useState(-1);
  const [suggester] = useState(() => createSuggester(readSuggestions, setSuggestions));

  const isAsking = typed.trim() !== '';
  const suggested = suggestions ? suggestedOptions(typed, suggestions, popular) : [];
  const groups = isAsking ? suggested : startOptions(recent, popular);
  const options = groups.flatMap((group) => group.options);
  const isOpen = wanted && options.length > 0;
  const activeOption = isOpen ? options[active] : undefined;
  const optionId = (option: Option) => `${listId}-${options.indexOf(option)}`;

  function open() {
    setWanted(true);
  }
  function close() {
    setWanted(false);
    setActive(-1);
  }
  function choose(option: Option) {
    close();
    suggester.stop();
    if (option.query !== null) {
      input.value = option.query;
      setTyped(option.query);
      setRecent(rememberQuery(option.query));
    }
    goTo(option.href);
  }
  function forget(option: Option) {
    setActive(-1);
    if (option.query !== null) setRecent(forgetQuery(option.query));
  }
  function forgetAll() {
    setActive(-1);
    setRecent(forgetQueries());
    input.focus();
  }

  const onType = useEffectEvent(() => {
    setTyped(input.value);
    setActive(-1);
    open();
    if (input.value.trim()) suggester.ask(input.value.trim());
    else suggester.stop();
  });
  const onSend = useEffectEvent(() => {
    setRecent(rememberQuery(input.value));
    suggester.stop();
    close();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen || event.altKey) return open();
      // One step past either end the box itself is active.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Delete' && activeOption?.kind === 'recent') {
      event.preventDefault();
      forget(activeOption);
    } else if (event.key === 'Escape' && isOpen) {
      // The first press closes the list, not the dialog around it.
      event.preventDefault();
      close();
    } else if (caretKeys.has(event.key)) setActive(-1);
    else if (event.key === 'Tab') close();
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const list = document.getElementById(listId)?.parentElement;
    if (!(event.relatedTarget instanceof Node && list?.contains(event.relatedTarget))) close();
  });
  const onStart = useEffectEvent(() => {
    if (input.value !== typed) onType();
    else open();
  });

  // Before the list is painted: a visitor who sees it may press Escape, which would close the dialog around it.
  useLayoutEffect(() => {
    const until = new AbortController();
    const on = { signal: until.signal };
    input.addEventListener('input', () => onType(), on);
    input.addEventListener('keydown', (event) => onKey(event), on);
    input.addEventListener('focus', () => onStart(), on);
    input.addEventListener('click', () => onStart(), on);
    input.addEventListener('blur', (event) => onLeave(event), on);
    input.form?.addEventListener('submit', () => onSend(), on);
    // Letters may have been typed while this code was loading.
    if (input.value.trim() && document.activeElement === input) onType();
    return () => {
      until.abort();
      suggester.stop();
    };
  }, [input, suggester]);

  const activeId = activeOption && optionId(activeOption);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(input, 'aria-controls', isOpen ? listId : undefined);
    setOrRemove(input, 'aria-activedescendant', activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isOpen, listId, activeId]);

  return { groups, isOpen, isAsking, activeOption, optionId, choose, forget, forgetAll, close, count: options.length };
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
