import { Search } from 'lucide';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pagePaths, searchHref } from '../../contract/paths.ts';
import { useGoTo } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { SearchBoxCombobox } from './search-box-combobox.tsx';

interface SearchBoxProps {
  defaultValue?: string;
  /** Unique on the page: header, menu and search page each have a box. */
  id: string;
  size?: 'medium' | 'large';
  /** For the search page. Suggestions wait until the visitor types. */
  autoFocus?: boolean;
  className?: string;
}

/** Without scripts a plain GET form. */
export function SearchBox(props: SearchBoxProps) {
  const { defaultValue = '', id, size = 'medium', className } = props;
  const { autoFocus = false } = props;
  const goTo = useGoTo();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof SearchBoxCombobox | null>(null);
  // The field was focused while its suggestions were being loaded.
  const [isAsked, setAsked] = useState(false);
  const shown = useRef(defaultValue);

  useEffect(() => {
    // The address has changed by Back or by a link. The same input keeps its focus and what the visitor has typed
    // meanwhile.
    const box = input.current;
    if (!box || shown.current === defaultValue) return;
    const isTyping = document.activeElement === box && box.value !== shown.current;
    if (!isTyping) box.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);

  useEffect(() => {
    // Set by script: without scripts it is a plain search field.
    input.current?.setAttribute('role', 'combobox');
    input.current?.setAttribute('aria-autocomplete', 'list');
    input.current?.setAttribute('aria-expanded', 'false');
    if (document.activeElement === input.current) loadNow();
  }, []);

  const loadNow = useEffectEvent(() => void enhance());

  async function enhance() {
    if (Suggestions) return;
    // Without suggestions (no connection, an old deployment) the box is still a form.
    const loaded = await import('./search-box-combobox.tsx').catch(() => null);
    if (loaded) setSuggestions(() => loaded.SearchBoxCombobox);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    goTo(searchHref(query));
  }

  return (
    <search className={className}>
      <form
        action={pagePaths.search}
        method="get"
        onSubmit={send}
        className={cx(
          'search-box relative flex items-center rounded-full bg-muted',
          size === 'large' ? 'h-16' : 'h-11',
        )}
      >
        <label htmlFor={id} className="sr-only">
          Поиск по сайту
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={defaultValue}
          placeholder="Магний, сон…"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type
          autoFocus={autoFocus}
          enterKeyHint="search"
          maxLength={200}
          onFocus={enhance}
          onPointerEnter={enhance}
          onPointerDown={() => setAsked(true)}
          className={searchInputClass(size)}
        />
        <button
          type="submit"
          aria-label="Найти"
          className={cx(
            'absolute right-0 grid cursor-pointer place-items-center rounded-full hover:text-link focus-visible:rounded-full',
            size === 'large' ? 'size-16' : 'size-11',
          )}
        >
          <Icon of={Search} size={size === 'large' ? 24 : 20} />
        </button>
        {Suggestions && input.current && (
          <Suggestions
            input={input.current}
            listId={`${id}-suggestions`}
            size={size}
            startsClosed={autoFocus && !isAsked}
          />
        )}
      </form>
    </search>
  );
}

function searchInputClass(size: 'medium' | 'large'): string {
  return cx(
    'h-full w-full min-w-0 appearance-none rounded-full bg-transparent text-ellipsis placeholder:text-ink-faint focus-visible:rounded-full',
    size === 'large' ? 'pr-16 pl-7 text-lead' : 'pr-12 pl-5 text-small',
  );
}
