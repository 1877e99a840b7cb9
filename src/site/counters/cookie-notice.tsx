import { type ComponentType, useEffect, useState } from 'react';
import type { PublicSettings } from '../../contract/public-settings.ts';
import { cookieSettingsId } from './constants.ts';

/** Most visitors have answered long ago, so the question is no part of the page's own code. */
const loadQuestion = () => import('./ask-consent.tsx');

/** Whether there is anything to ask about. */
export function asksConsent({ counters }: PublicSettings): boolean {
  return Object.values(counters).some(Boolean);
}

/** Asks once. The server's page is the same for everybody, so the question appears only in the browser. */
export function CookieNotice({ settings }: { settings: PublicSettings }) {
  const [Question, setQuestion] = useState<ComponentType<{ isRequired: boolean }>>();
  const isAsked = asksConsent(settings);
  useEffect(() => {
    if (isAsked) void loadQuestion().then(({ CookieQuestion }) => setQuestion(() => CookieQuestion), ignoreBlocked);
  }, [isAsked]);
  return Question && <Question isRequired={settings.consent === 'required'} />;
}

/** Asks again, for a visitor who has changed his mind. */
export function CookieSettings({ className }: { className: string }) {
  const ask = () => void loadQuestion().then(({ openQuestion }) => openQuestion(), ignoreBlocked);
  return (
    <button
      type="button"
      id={cookieSettingsId}
      className={`cursor-pointer noscript:hidden print:hidden ${className}`}
      onClick={ask}
    >
      Настройки cookie
    </button>
  );
}

/** Some content blockers remove such questions. Unasked is unanswered. */
function ignoreBlocked(): void {}
