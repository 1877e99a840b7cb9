import { useEffect, useState } from 'react';

const eventName = 'site:toast';
const shownMs = 5000;

export function showToast(message: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }));
}

/** Once per page: a live region must exist before its text. */
export function ToastRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      setMessage((event as CustomEvent<string>).detail);
      clearTimeout(timer);
      timer = setTimeout(() => setMessage(''), shownMs);
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
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 grid justify-items-center px-4 print:hidden"
    >
      {message && <Toast message={message} />}
    </div>
  );
}

export function Toast({ message }: { message: string }) {
  return (
    <p className="animate-[toast_var(--motion-page)_var(--ease-out)] rounded-full bg-ink px-6 py-3 text-small font-medium text-page shadow-float in-data-compare-tray:mb-22 forced-colors:border">
      {message}
    </p>
  );
}
