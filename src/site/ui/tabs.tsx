import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * Views of one thing, one at a time. All panels are in the page; without scripts the row of tabs goes away
 * and the panels stand below each other under their titles (see `.tabs` in components.css).
 */
export function Tabs({ tabs, label, className }: { tabs: Tab[]; label: string; className?: string }) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const row = useRef<HTMLDivElement>(null);
  const prefix = useId();

  function moveWithArrows(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const wrapped = Math.abs(step) === 1 ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    setChosen(tabs[wrapped]?.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[wrapped]?.focus();
  }

  return (
    <div className={cx('tabs', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={moveWithArrows}
        className="no-scrollbar relative -mx-1 flex gap-1 overflow-x-auto p-1 noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.id}`}
            aria-controls={`${prefix}panel-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={cx(
              'min-h-11 shrink-0 cursor-pointer rounded-full px-5 text-small font-semibold transition-colors duration-(--motion-quick) focus-visible:rounded-full',
              tab.id === chosen ? 'bg-ink text-page' : 'hover:bg-muted',
            )}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}panel-${tab.id}`}
          aria-labelledby={`${prefix}tab-${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-6"
        >
          <p className="tab-title mb-3 text-h3 font-semibold" aria-hidden="true">
            {tab.title}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
