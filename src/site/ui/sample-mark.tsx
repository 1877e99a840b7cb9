import { cx } from './class-names.ts';

/** Stands beside what the content says is made up until real data takes its place. */
export function SampleMark({ of, className }: { of: boolean; className?: string }) {
  if (!of) return null;
  return (
    <span
      title="Вымышленные данные: их заменят настоящими"
      className={cx(
        'inline-block rounded-control border border-line-strong px-1.5 text-caption font-normal tracking-normal whitespace-nowrap text-ink-soft',
        className,
      )}
    >
      Образец
    </span>
  );
}
