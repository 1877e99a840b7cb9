import { useLayoutEffect, useRef } from 'react';
import { counted } from '../../text/russian.ts';
import { useSite } from '../api-client/frame-data.ts';
import { cx } from '../ui/class-names.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { OptionGroup } from './suggestion-options.ts';
import { useCombobox } from './use-combobox.ts';

interface SearchBoxComboboxProps {
  input: HTMLInputElement;
  listId: string;
  size: 'medium' | 'large';
  startsClosed: boolean;
}

/** Suggestions under a search box; loaded when the box is first focused. */
export function SearchBoxCombobox({ input, listId, size, startsClosed }: SearchBoxComboboxProps) {
  const site = useSite();
  const box = useCombobox(input, listId, site?.popular ?? [], startsClosed);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) cutAtLine(list.current);
  });
  const hasRecent = !box.isAsking && box.groups.some((group) => group.options[0]?.kind === 'recent');
  return (
    <>
      <span role="status" className="sr-only">
        {box.isOpen && box.isAsking ? counted(box.count, 'подсказка', 'подсказки', 'подсказок') : ''}
      </span>
      {box.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          className={cx(
            'absolute top-[calc(100%+8px)] right-0 z-50 flex max-h-[min(34rem,100dvh-10rem)] flex-col rounded-card bg-surface p-2 shadow-[var(--shadow-float),0_0_0_1px_var(--line)] motion-safe:animate-[panel_var(--motion-quick)_var(--ease-out)]',
            size === 'large' ? 'w-full' : 'w-[max(100%,min(26rem,100vw-2*var(--spacing-side)))]',
          )}
          // Keeps the focus in the box when an option is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onBlur={(event) => {
            if (event.relatedTarget !== input) box.close();
          }}
        >
          {/* The list itself scrolls: the keys that choose an option are what scrolls it. */}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Подсказки"
            className="relative min-h-0 overflow-y-auto overscroll-contain"
          >
            {box.groups.map((group, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
              <div
                key={group.title ?? group.options[0]?.key}
                role="group"
                aria-label={group.title ?? 'Запросы'}
                data-stays={staysInSight(group) || undefined}
                className={cx(
                  index > 0 && group.title === null && 'border-t border-line py-1',
                  staysInSight(group) && 'sticky bottom-0 bg-surface',
                  group.title !== null && 'pb-1',
                )}
              >
                {group.title && (
                  <p aria-hidden="true" className="px-4 pt-3 pb-1 text-caption text-ink-faint">
                    {group.title}
                  </p>
                )}
                {group.options.map((option) => (
                  <SuggestionOption
                    key={option.key}
                    id={box.optionId(option)}
                    option={option}
                    isActive={option === box.activeOption}
                    onChoose={() => box.choose(option)}
                    onForget={() => box.forget(option)}
                  />
                ))}
              </div>
            ))}
          </div>
          {hasRecent && (
            <button
              type="button"
              onClick={box.forgetAll}
              className="mt-1 min-h-10 w-full shrink-0 cursor-pointer rounded-control px-4 text-left text-caption text-ink-soft hover:bg-muted"
            >
              Очистить недавние
            </button>
          )}
        </div>
      )}
    </>
  );
}

const staysInSight = ({ options }: OptionGroup) => options[0]?.kind === 'all';

/**
 * A list that is too long ends with a whole option; the link to all results stays in sight below it, and the others
 * scroll.
 */
function cutAtLine(list: HTMLElement): void {
  list.style.maxHeight = '';
  if (list.scrollHeight <= list.clientHeight) return;
  // Their places are measured from the list; that of the link would be from the group that sticks.
  const options = [...list.querySelectorAll<HTMLElement>(':not([data-stays]) > [role=option]')];
  const below = list.querySelector<HTMLElement>('[data-stays]')?.offsetHeight ?? 0;
  const last = options
    .map((option) => option.offsetTop + option.offsetHeight)
    .findLast((end) => end + below <= list.clientHeight);
  if (last !== undefined) list.style.maxHeight = `${last + below}px`;
}
