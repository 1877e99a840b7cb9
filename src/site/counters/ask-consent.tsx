import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import { createSignal } from '../state/browser-state.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { usePageMark } from '../ui/use-page-mark.ts';
import { type Consent, cookieSettingsId, currentConsent, giveConsent, onConsentChange } from './consent.ts';

/** How often the visitor has opened the settings in this page load; 0 while they are closed. */
const timesOpened = createSignal(0);

export function openQuestion(): void {
  timesOpened.set(timesOpened.get() + 1);
}

/** Shown until the visitor has chosen, and again on demand. Both choices take one click. */
export function CookieQuestion({ isRequired }: { isRequired: boolean }) {
  const chosen = useSyncExternalStore(onConsentChange, currentConsent);
  const opened = useSyncExternalStore(timesOpened.subscribe, timesOpened.get);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    // Also where the notice is shown already.
    if (opened > 0) section.current?.focus();
  }, [opened]);

  useEffect(() => {
    if (opened === 0 || !chosen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [opened, chosen]);

  const isShown = !chosen || opened > 0;
  usePageMark('data-cookie-notice', isShown);
  if (!isShown) return null;
  const choose = (next: Consent) => (event: MouseEvent) => {
    // The keyboard goes on at the button of the footer. A click with the mouse on the first notice leaves the focus
    // alone: on that button the space bar would open the notice again instead of scrolling.
    if (opened > 0 || event.detail === 0) close();
    giveConsent(next);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Файлы cookie"
      className="fixed inset-x-side bottom-[max(16px,env(safe-area-inset-bottom))] z-45 max-w-[34rem] rounded-card bg-surface px-6 py-5 text-ink shadow-float outline-1 outline-offset-0 outline-line print:hidden"
    >
      <p className="text-small">
        {chosen ? changeText[chosen] : isRequired ? requiredText : noticeText} Подробности — в{' '}
        <TextLink href={pagePaths.policy}>политике обработки данных</TextLink>.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={choose('granted')}>
          Согласиться
        </Button>
        <Button size="small" variant="secondary" onClick={choose('declined')}>
          Отказаться
        </Button>
      </p>
    </section>
  );
}

const requiredText =
  'С вашего согласия мы используем cookie и счётчики посещений, чтобы понимать, что на сайте полезно.';
const noticeText =
  'Мы используем cookie и счётчики посещений, чтобы понимать, что на сайте полезно. От них можно отказаться.';
const changeText: Record<Consent, string> = {
  granted:
    'Сейчас счётчики посещений включены: вы согласились на cookie. Если отказаться, страница откроется заново, уже без них.',
  declined: 'Сейчас счётчики посещений выключены: вы отказались от cookie. Если согласиться, они включатся сразу.',
};

function close(): void {
  document.getElementById(cookieSettingsId)?.focus({ preventScroll: true });
  timesOpened.set(0);
}
