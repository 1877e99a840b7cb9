import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import { createSignal, usePageMark } from '../state/browser-state.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import {
  type Consent,
  cookieSettingsId,
  currentConsent,
  giveConsent,
  onConsentChange,
  type Purpose,
  purposes,
} from './consent.ts';

/** How often the visitor has opened the settings in this page load; 0 while they are closed. */
const timesOpened = createSignal(0);

export function openQuestion(): void {
  timesOpened.set(timesOpened.get() + 1);
}

/** Shown until the visitor has chosen, and again on demand. All or nothing takes one click, one of two purposes two. */
export function CookieQuestion({ isRequired }: { isRequired: boolean }) {
  const chosen = useSyncExternalStore(onConsentChange, currentConsent);
  const opened = useSyncExternalStore(timesOpened.subscribe, timesOpened.get);
  const section = useRef<HTMLElement>(null);
  // Nothing is ticked in advance.
  const [ticked, setTicked] = useState<readonly Purpose[]>([]);
  const [only] = ticked;

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
    setTicked([]);
    giveConsent(next);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Счётчики посещений"
      className="fixed inset-x-side bottom-[max(16px,env(safe-area-inset-bottom))] z-45 max-h-[calc(100dvh-32px)] max-w-[36rem] overflow-y-auto rounded-card bg-surface px-6 py-5 text-ink shadow-float outline-1 outline-offset-0 outline-line print:hidden"
    >
      <p className="text-small">
        {chosen ? changeText[chosen] : isRequired ? requiredText : noticeText}{' '}
        <TextLink href={pagePaths.privacy}>Текст согласия</TextLink>,{' '}
        <TextLink href={pagePaths.policy}>политика обработки данных</TextLink>.
      </p>
      <fieldset className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
        <legend className="sr-only">Или только одно из двух</legend>
        {keysOf(purposes).map((purpose) => (
          <label key={purpose} className="flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-[var(--color-link)]"
              checked={ticked.includes(purpose)}
              onChange={({ target }) =>
                setTicked((before) => (target.checked ? [...before, purpose] : before.filter((one) => one !== purpose)))
              }
            />
            {purposes[purpose]}
          </label>
        ))}
      </fieldset>
      <p className="mt-4 flex flex-wrap gap-3">
        {ticked.length === 1 && only ? (
          <Button size="small" onClick={choose(only)}>
            Согласиться на отмеченное
          </Button>
        ) : (
          <Button size="small" onClick={choose('granted')}>
            Согласиться на всё
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={choose('declined')}>
          Отказаться
        </Button>
      </p>
    </section>
  );
}

const asked = 'статистики посещений (Яндекс Метрика), показа рекламы (VK, Top.Mail.Ru) и учёта звонков (Calltouch)';
const requiredText = `С вашего согласия мы включим счётчики и cookie для ${asked}. Без него они не работают.`;
const noticeText = `Счётчики и cookie работают для ${asked}. От них можно отказаться.`;
const changeText: Record<Consent, string> = {
  granted: `Сейчас счётчики включены: вы согласились на cookie для ${asked}. Если отказаться, страница откроется заново, уже без них.`,
  statistics: 'Сейчас включена только статистика посещений, реклама и учёт звонков выключены.',
  advertising: 'Сейчас включены реклама и учёт звонков, статистика посещений выключена.',
  declined: `Сейчас счётчики выключены: вы отказались от cookie для ${asked}. Если согласиться, они включатся сразу.`,
};

function close(): void {
  document.getElementById(cookieSettingsId)?.focus({ preventScroll: true });
  timesOpened.set(0);
}
