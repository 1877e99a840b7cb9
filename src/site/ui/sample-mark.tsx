import { createContext, type ReactNode, use } from 'react';
import { cx } from './class-names.ts';

const SaidAbove = createContext(false);

export type Samples = readonly { sample: boolean }[];

/** Whether a section says it once for all that it shows. */
export const isAllSample = (samples: Samples): boolean => samples.length > 1 && samples.every(({ sample }) => sample);

/** Below a heading that says it no entry says it again. */
export function SamplesBelow({ of, children }: { of: Samples; children: ReactNode }) {
  return <SaidAbove value={isAllSample(of)}>{children}</SaidAbove>;
}

/** Stands beside what the content says is made up until real data takes its place. */
export function SampleMark({ of, className }: { of: boolean; className?: string }) {
  const isSaid = use(SaidAbove);
  if (!of || isSaid) return null;
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
