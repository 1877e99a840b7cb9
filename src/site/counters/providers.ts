import type { CounterIds } from '../../contract/request-context.ts';
import { addScript, type Counter, type Report } from './counter.ts';
import { goalParameters } from './goals.ts';

declare global {
  interface Window {
    ym?: Ym;
    VK?: { Retargeting?: Retargeting };
    vkAsyncInit?: () => void;
    CalltouchDataObject?: string;
    ct?: Ct;
    _tmr?: { push(call: object): unknown };
  }
}

const makers: Record<keyof CounterIds, (id: string, report: Report) => Counter> = {
  metrika,
  vkPixel,
  calltouch,
  topMail,
  adIframe,
};

/** The counters that are configured. */
export function countersOf(ids: CounterIds, report: Report): Counter[] {
  return (Object.keys(makers) as (keyof CounterIds)[]).flatMap((name) => {
    const id = ids[name];
    return id ? [makers[name](id, report)] : [];
  });
}

type Ym = ((...call: unknown[]) => void) & { a?: unknown[]; l?: number };

/** Яндекс.Метрика. Without `defer` its script would count the first page once more by itself. */
function metrika(idText: string, report: Report): Counter {
  const id = Number(idText);
  const send = (...call: unknown[]) => {
    report('metrika', String(call[0]), ...call.slice(1));
    window.ym?.(id, ...call);
  };
  const setDisabled = (disabled: boolean) => {
    (window as unknown as Record<string, unknown>)[`disableYaCounter${id}`] = disabled;
  };
  return {
    name: 'metrika',
    purpose: 'statistics',
    start() {
      window.ym ??= queueFunction();
      window.ym.l = Date.now();
      addScript('https://mc.yandex.ru/metrika/tag.js');
      send('init', { defer: true, clickmap: true, trackLinks: true, accurateTrackBounce: true, webvisor: true });
    },
    hit: ({ url, title, referrer }) => send('hit', url, { title, referer: referrer }),
    goal: (goal) => send('reachGoal', goal.name, goalParameters(goal)),
    stop: () => setDisabled(true),
    resume: () => setDisabled(false),
  };
}

function queueFunction(): Ym {
  const ym: Ym = function queue() {
    ym.a ??= [];
    // The script wants the real arguments object, as the public snippet queues it.
    // biome-ignore lint/complexity/noArguments: see above
    ym.a.push(arguments);
  };
  return ym;
}

interface Retargeting {
  Init(code: string): void;
  Hit(): void;
  Event(name: string): void;
}

/**
 * VK retargeting pixel. It has no queue of its own, so calls wait here until its script is there. A hit always tells
 * the address in the bar: one that waits for an address left meanwhile would count the present one twice.
 */
function vkPixel(code: string, report: Report): Counter {
  const waiting: ((pixel: Retargeting) => void)[] = [];
  let pixel: Retargeting | undefined;
  const hit = (ready: Retargeting) => ready.Hit();
  const send = (name: string, run: (pixel: Retargeting) => void, ...details: unknown[]) => {
    report('vk', name, ...details);
    if (pixel) run(pixel);
    else waiting.push(run);
  };
  return {
    name: 'vk',
    purpose: 'advertising',
    start() {
      window.vkAsyncInit = () => {
        pixel = window.VK?.Retargeting;
        for (const run of pixel ? waiting.splice(0) : []) run(pixel as Retargeting);
      };
      addScript('https://vk.com/js/api/openapi.js?169');
      send('Init', (ready) => ready.Init(code), code);
    },
    hit() {
      const outdated = waiting.indexOf(hit);
      if (outdated >= 0) waiting.splice(outdated, 1);
      send('Hit', hit);
    },
    goal: ({ name }) => send('Event', (ready) => ready.Event(name), name),
    // The script may arrive after the visitor's refusal.
    stop: () => waiting.splice(0),
    resume() {
      if (!pixel) send('Init', (ready) => ready.Init(code), code);
    },
  };
}

type Ct = ((...call: unknown[]) => void) & { callbacks?: unknown[]; loaded?: boolean };

/** Calltouch: replaces phone numbers by itself. See phone-link.tsx for why React lets it. */
function calltouch(id: string, report: Report): Counter {
  return {
    name: 'calltouch',
    purpose: 'advertising',
    start() {
      const ct: Ct = function queue() {
        // biome-ignore lint/complexity/noArguments: the script reads its queue as arguments objects
        ct.callbacks?.push(arguments);
      };
      ct.callbacks = [];
      ct.loaded = false;
      window.CalltouchDataObject = 'ct';
      window.ct ??= ct;
      report('calltouch', 'load', id);
      addScript(`https://mod.calltouch.ru/init.js?id=${encodeURIComponent(id)}`);
    },
  };
}

/** Top.Mail.Ru, the counter of VK Реклама. */
function topMail(id: string, report: Report): Counter {
  const send = (call: { type: string } & Record<string, unknown>) => {
    report('top-mail', call.type, call);
    window._tmr ??= [] as object[];
    window._tmr.push({ id, ...call });
  };
  return {
    name: 'top-mail',
    purpose: 'advertising',
    start: () => addScript('https://top-fwz1.mail.ru/js/code.js'),
    hit: ({ url }) => send({ type: 'pageView', start: Date.now(), url }),
    goal: ({ name }) => send({ type: 'reachGoal', goal: name }),
    // The script may arrive after the visitor's refusal.
    stop() {
      if (Array.isArray(window._tmr)) window._tmr.length = 0;
    },
  };
}

/** The ad network's frame: hidden, one per page load. */
function adIframe(url: string, report: Report): Counter {
  const frame = document.createElement('iframe');
  return {
    name: 'ad-iframe',
    purpose: 'advertising',
    start() {
      report('ad-iframe', 'load', url);
      frame.src = url;
      frame.hidden = true;
      frame.tabIndex = -1;
      frame.title = 'Рекламная сеть';
      frame.setAttribute('aria-hidden', 'true');
      document.body.append(frame);
    },
    stop: () => frame.remove(),
  };
}
