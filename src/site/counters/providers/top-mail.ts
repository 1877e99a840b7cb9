import type { Counter, Report } from '../counter.ts';
import { addScript } from '../counter.ts';

declare global {
  interface Window {
    _tmr?: { push(call: object): unknown };
  }
}

const scriptUrl = 'https://top-fwz1.mail.ru/js/code.js';

/** Top.Mail.Ru, the counter of VK Реклама. */
export function topMail(id: string, report: Report): Counter {
  const send = (call: { type: string } & Record<string, unknown>) => {
    report('top-mail', call.type, call);
    window._tmr ??= [] as object[];
    window._tmr.push({ id, ...call });
  };
  return {
    name: 'top-mail',
    start: () => addScript(scriptUrl),
    hit: ({ url }) => send({ type: 'pageView', start: Date.now(), url }),
    goal: ({ name }) => send({ type: 'reachGoal', goal: name }),
    // The script may arrive after the visitor's refusal.
    stop() {
      if (Array.isArray(window._tmr)) window._tmr.length = 0;
    },
  };
}
