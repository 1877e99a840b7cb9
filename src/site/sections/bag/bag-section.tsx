import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../state/browser-state.ts';
import { Button } from '../../ui/button.tsx';
import { Section, SectionHead } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { useToolGoal } from '../use-linked-line.ts';

const key = 'vitimepro:bag';

/** A list to tick off, kept in local storage; the boxes work without it and without scripts. */
export function BagSection({ section, tone }: SectionProps<'bag'>) {
  const { items } = section;
  const [packed, setPacked] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);
  const reportUse = useToolGoal('bag');
  useEffect(() => setPacked(readBag(readStored(key), items)), [items]);

  function change(next: readonly string[]) {
    setPacked(next);
    setLost(!writeStored(key, writeBag(next)));
    reportUse();
  }
  const isWhole = packed.length === items.length;
  return (
    <Section label={section.title} tone={tone}>
      <div className="mx-auto max-w-[52rem] rounded-panel border-2 border-dashed border-accent p-panel">
        <SectionHead title={section.title} text={section.text} />
        <ul className="grid gap-1">
          {items.map((item) => (
            <li key={item}>
              <label className="flex min-h-11 cursor-pointer gap-4 py-2 text-body">
                <input
                  type="checkbox"
                  checked={packed.includes(item)}
                  onChange={() => change(toggled(packed, item))}
                  className="check mt-0.5"
                />
                <span className={packed.includes(item) ? 'text-ink-soft line-through decoration-1' : ''}>{item}</span>
              </label>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex min-h-10 flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden print:hidden">
          <p role="status" className="text-small text-ink-soft">
            {isWhole ? 'Всё собрано.' : `Собрано ${packed.length} из\u00a0${items.length}.`}
            {isLost && ' Браузер не\u00a0запоминает отметки: они пропадут, когда вы\u00a0закроете страницу.'}
          </p>
          {packed.length > 0 && (
            <Button variant="quiet" size="small" onClick={() => change([])}>
              Разобрать сумку
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The ticked items by their text, so that an edited list ticks no other item. */
export function writeBag(packed: readonly string[]): string {
  return packed.join('\n');
}

export function readBag(line: string | null, items: readonly string[]): string[] {
  const kept = new Set(line?.split('\n'));
  return items.filter((item) => kept.has(item));
}

export function toggled(packed: readonly string[], item: string): string[] {
  return packed.includes(item) ? packed.filter((one) => one !== item) : [...packed, item];
}
