import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { usePageMark } from '../state/browser-state.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

const kinds = {
  /** From the bottom on a phone, from the right on a wide screen. */
  sheet: 'dialog-sheet',
  /** The whole screen. */
  full: 'dialog-full',
  /** The whole screen of a phone, the right edge of a tablet. */
  menu: 'dialog-full dialog-menu',
};

interface DialogProps {
  open: boolean;
  /** Also called for Escape and a click beside the dialog. */
  onClose: () => void;
  title: string;
  kind: keyof typeof kinds;
  /** Stays at the bottom while the content scrolls: «Показать 12». */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The native modal dialog. */
export function Dialog({ open, onClose, title, kind, footer, children, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  usePageMark('data-dialog', open);

  function closeOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform handles it
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={closeOutside}
      className={cx('dialog', kinds[kind], className)}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 px-(--dialog-side) pt-5 pb-3">
          <h2 id={heading} className="text-h3">
            {title}
          </h2>
          <IconButton label="Закрыть" onClick={onClose} className="-mr-2 ml-auto">
            <Icon of={X} size={22} />
          </IconButton>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-(--dialog-side) pt-1 pb-6">{children}</div>
        {footer && <div className="border-t border-line px-(--dialog-side) py-4">{footer}</div>}
      </div>
    </dialog>
  );
}
