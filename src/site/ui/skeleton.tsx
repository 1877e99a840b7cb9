import { cx } from './class-names.ts';

/** A place that waits for its content. Says nothing by itself: the region around it is `aria-busy`. */
function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-control bg-muted', className)} />;
}

/** As many lines as the text will have. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={`line ${line + 1}`} className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

export function ProductCardSkeleton() {
  return (
    <span aria-hidden="true" className="block">
      <Skeleton className="aspect-[4/5] rounded-card" />
      <SkeletonText className="mt-4" />
    </span>
  );
}
