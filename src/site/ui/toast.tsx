import { useEffect, useState } from 'react';
import { AppLink } from './app-link.tsx';

const eventName = 'site:toast';
const shownMs = 5_000;
/** Long enough to read what is gone and to take it back. */
const shownWithActionMs = 10_000;

interface ToastContent {
  message: string;
  /** Takes back what was done. */
  action?: { label: string; run: () => void } | undefined;
  /** Leads to what came of it. */
  link?: { label: string; href: string } | undefined;
}

/** Says something short at the bottom of the screen: «Ссылка скопирована». */
export function showToast(message: string, action?: ToastContent['action'], link?: ToastContent['link']): void {
  window.dispatchEvent(new CustomEvent<ToastContent>(eventName, { detail: { message, action, link } }));
}

/** Once per page, in the frame. A live region must be there before its words are. */
export function ToastRegion() {
  const [content, setContent] = useState<ToastContent | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<ToastContent>;
      setContent(detail);
      clearTimeout(timer);
      timer = setTimeout(() => setContent(null), detail.action ? shownWithActionMs : shownMs);
    };
    window.addEventListener(eventName, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(eventName, show);
    };
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 grid max-lg:in-data-buy-bar:[inset-block:5rem_auto] in-data-compare-tray:bottom-28 justify-items-center px-4 print:hidden"
    >
      {content && <Toast {...content} onDone={() => setContent(null)} />}
    </div>
  );
}

const control =
  'pointer-events-auto -my-2 -mr-3 inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full px-3 font-semibold underline underline-offset-4';

export function Toast({ message, action, link, onDone }: ToastContent & { onDone?: () => void }) {
  return (
    <p className="toast flex items-center gap-4 rounded-[24px] bg-ink px-6 py-3 text-small font-medium text-page shadow-float">
      {message}
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onDone?.();
          }}
          className={control}
        >
          {action.label}
        </button>
      )}
      {link && (
        <AppLink href={link.href} onClick={onDone} className={control}>
          {link.label}
        </AppLink>
      )}
    </p>
  );
}
