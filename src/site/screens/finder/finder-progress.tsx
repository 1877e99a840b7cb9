import { cx } from '../../ui/class-names.ts';

/** How far the reader has come: a dash for each question. */
export function FinderProgress({ asked, of }: { asked: number; of: number }) {
  return (
    <div className="flex items-center gap-3 print:hidden">
      <p className="shrink-0 text-small text-ink-soft tabular-nums">
        Вопрос {asked + 1} из&nbsp;{of}
      </p>
      <span aria-hidden="true" className="flex max-w-md grow gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={cx('h-1.5 grow rounded-full', index <= asked ? 'bg-action' : 'bg-line')} />
        ))}
      </span>
    </div>
  );
}
