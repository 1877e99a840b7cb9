import { useEffect, useState, useSyncExternalStore } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import type { PublicSettings } from '../api-client/public-settings.ts';
import { Button } from '../components/button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { currentConsent, giveConsent, onConsentChange } from './consent.ts';

/** Asks once, where there is something to ask about. Both answers are equally easy and hold for good. */
export function CookieNotice({ settings }: { settings: PublicSettings }) {
  // The server's page is the same for everybody, so the question appears only in the browser.
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const isAsked = settings.consent === 'required' || Object.values(settings.counters).some(Boolean);
  return isInBrowser && isAsked ? <Question isRequired={settings.consent === 'required'} /> : null;
}

function Question({ isRequired }: { isRequired: boolean }) {
  const answer = useSyncExternalStore(onConsentChange, currentConsent);
  if (answer) return null;
  return (
    <section aria-label="Файлы cookie" className="cookie-notice">
      <p className="text-small">
        {isRequired
          ? 'С вашего согласия мы используем cookie и счётчики посещений, чтобы понимать, что на сайте полезно. '
          : 'Мы используем cookie и счётчики посещений, чтобы понимать, что на сайте полезно. От них можно отказаться. '}
        Подробности — в <TextLink href={pagePaths.policy}>политике обработки данных</TextLink>.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => giveConsent('granted')}>
          Согласиться
        </Button>
        <Button size="small" variant="secondary" onClick={() => giveConsent('declined')}>
          Отказаться
        </Button>
      </p>
    </section>
  );
}
