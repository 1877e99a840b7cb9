import type { ComponentPropsWithRef } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { cx } from './class-names.ts';

const variants = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary:
    'bg-transparent text-ink shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:shadow-[inset_0_0_0_1.5px_var(--ink)]',
  quiet: 'bg-muted text-ink hover:bg-line',
};

const sizes = {
  small: 'min-h-10 px-4 text-small',
  medium: 'min-h-12 px-6 text-small',
  large: 'min-h-14 px-8 text-body',
};

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
}

export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full py-2 text-center font-semibold leading-tight',
    'transition-[background-color,box-shadow,scale] duration-(--motion-quick) active:scale-[.98]',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45',
    'focus-visible:rounded-full forced-colors:border print:hidden',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook;

export function Button({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}

type ButtonLinkProps = AppLinkProps & ButtonLook;

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={cx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** For screen readers. */
  label: string;
};

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-current',
        'transition-[background-color,opacity] duration-(--motion-quick) hover:bg-muted focus-visible:rounded-full',
        'disabled:pointer-events-none disabled:opacity-30 aria-disabled:opacity-30 print:hidden',
        className,
      )}
      {...rest}
    />
  );
}
