import type { ComponentPropsWithRef } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { type Shelf, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';

export const fieldLook =
  'min-h-12 w-full min-w-0 rounded-control bg-page px-4 text-body text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-faint';

type ShelfButtonProps = Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'value' | 'name' | 'type'> & {
  /** The shelf after the click. */
  next: Shelf;
  onChange: (next: Shelf) => void;
};

/** Without scripts it submits a form to the page of the changed shelf. */
export function ShelfButton({ next, onChange, ...rest }: ShelfButtonProps) {
  return (
    <button
      type="submit"
      name="s"
      value={writeShelf(next)}
      formMethod="get"
      formAction={pagePaths.shelf}
      onClick={(event) => {
        event.preventDefault();
        onChange(next);
      }}
      {...rest}
    />
  );
}
