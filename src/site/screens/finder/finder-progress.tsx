import { TickBar } from '../../charts/tick-bar.tsx';

/** How far the reader has come. */
export function FinderProgress({ asked, of }: { asked: number; of: number }) {
  return (
    <div className="flex items-center gap-4 print:hidden">
      <p className="shrink-0 text-small text-ink-soft">
        Вопрос {asked + 1} из&nbsp;{of}
      </p>
      <TickBar percent={(asked / of) * 100} className="max-w-md min-w-0 grow" />
    </div>
  );
}
