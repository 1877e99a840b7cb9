import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { usePageMark } from '../ui/use-page-mark.ts';
import { type Consent, currentConsent, giveConsent, onConsentChange } from './consent.ts';
import { cookieSettingsId } from './constants.ts';

/** How often the question was asked again in this page load; 0 while it was not, or is closed. */
let timesOpened = 0;
const listeners = new Set<() => void>();

export function openQuestion(): void {
  setOpened(timesOpened + 1);
}

/** Asks where there is no answer yet, and again on demand. Both answers are equally easy. */
export function CookieQuestion({ isRequired }: { isRequired: boolean }) {
  const answer = useSyncExternalStore(onConsentChange, currentConsent);
  const opened = useSyncExternalStore(onOpened, () => timesOpened);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    // Whoever asked for the question is led to it, also when it stands there already.
    if (opened > 0) section.current?.focus();
  }, [opened]);

  useEffect(() => {
    if (opened === 0 || !answer) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [opened, answer]);

  const isShown = !answer || opened > 0;
  usePageMark('data-cookie-notice', isShown);
  if (!isShown) return null;
  const reply = (next: Consent) => (event: MouseEvent) => {
    // From the keyboard one goes on where the question stood: it is the footer's neighbour. A click with the
    // mouse on the unasked question leaves the focus alone, or the space bar would ask again instead of scrolling.
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
        {answer ? changeText[answer] : isRequired ? requiredText : noticeText} Подробности — в{' '}
        <TextLink href={pagePaths.policy}>политике обработки данных</TextLink>.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={reply('granted')}>
          Согласиться
        </Button>
        <Button size="small" variant="secondary" onClick={reply('declined')}>
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
  setOpened(0);
}

function setOpened(times: number): void {
  timesOpened = times;
  for (const listener of listeners) listener();
}

function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
