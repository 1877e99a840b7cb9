import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';

interface ChipLook {
  /** Chosen: the filter is on, the tab is open. */
  selected?: boolean;
  /** Shown after the text, quieter: how many a click would give. */
  count?: number;
  icon?: ReactNode;
  size?: 'small' | 'medium';
}

function chipClass({ selected, size = 'medium' }: ChipLook, active: boolean): string {
  return cx(
    'inline-flex items-center gap-2 rounded-full font-medium leading-tight focus-visible:rounded-full forced-colors:border',
    size === 'medium' ? 'min-h-10 px-4 py-1.5 text-small' : 'min-h-8 px-3 py-1 text-caption',
    selected ? 'bg-ink text-page' : 'bg-chip text-ink',
    active && 'cursor-pointer transition-colors duration-(--motion-quick)',
    active && !selected && 'hover:bg-chip-hover',
  );
}

function ChipContent({ icon, count, children }: ChipLook & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className="opacity-70">{count}</span>}
    </>
  );
}

export function Chip({ children, className, ...look }: ChipLook & { children: ReactNode; className?: string }) {
  return (
    <span className={cx(chipClass(look, false), className)}>
      <ChipContent {...look}>{children}</ChipContent>
    </span>
  );
}

export function ChipLink({ selected, count, icon, size, className, children, ...rest }: ChipLook & AppLinkProps) {
  return (
    <AppLink
      aria-current={selected ? 'true' : undefined}
      className={cx(chipClass({ selected, size }, true), className)}
      {...rest}
    >
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
    </AppLink>
  );
}

/** Switches something on this page; `selected` is announced as pressed. */
export function ChipButton(props: ChipLook & ComponentPropsWithRef<'button'>) {
  const { selected = false, count, icon, size, className, children, ...rest } = props;
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={cx(chipClass({ selected, size }, true), className)}
      {...rest}
    >
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
    </button>
  );
}
