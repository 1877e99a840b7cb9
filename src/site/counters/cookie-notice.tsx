import { type ComponentType, useEffect, useState } from 'react';
import type { PublicSettings } from '../../contract/request-context.ts';
import { cookieSettingsId } from './consent.ts';

/** A chunk of its own: most visitors have chosen on an earlier visit. */
const loadQuestion = () => import('./ask-consent.tsx');

/** Whether any counter is configured. */
export function asksConsent({ counters }: PublicSettings): boolean {
  return Object.values(counters).some(Boolean);
}

/** Shown by the browser only: the server's page is the same for every visitor. */
export function CookieNotice({ settings }: { settings: PublicSettings }) {
  const [Question, setQuestion] = useState<ComponentType<{ isRequired: boolean }>>();
  const isAsked = asksConsent(settings);
  useEffect(() => {
    if (isAsked) void loadQuestion().then(({ CookieQuestion }) => setQuestion(() => CookieQuestion), ignoreBlocked);
  }, [isAsked]);
  return Question && <Question isRequired={settings.consent === 'required'} />;
}

/** Opens the notice again, to change the choice. */
export function CookieSettings({ className }: { className: string }) {
  const ask = () => void loadQuestion().then(({ openQuestion }) => openQuestion(), ignoreBlocked);
  return (
    <button
      type="button"
      id={cookieSettingsId}
      className={`cursor-pointer noscript:hidden print:hidden ${className}`}
      onClick={ask}
    >
      Настройки счётчиков
    </button>
  );
}

/** Some content blockers refuse this chunk: then there is no choice, and no consent. */
function ignoreBlocked(): void {}

/** VK's picture for browsers without scripts. They cannot consent, so it is there only where consent is not required. */
export function NoScriptPixel({ settings: { consent, counters } }: { settings: PublicSettings }) {
  if (!counters.vkPixel || consent === 'required') return null;
  return (
    <noscript>
      <img
        src={`https://vk.com/rtrg?p=${encodeURIComponent(counters.vkPixel)}`}
        alt=""
        style={{ position: 'absolute', left: '-999px' }}
      />
    </noscript>
  );
}
