import type { Counter, Report } from '../counter.ts';
import { addScript } from '../counter.ts';
import { goalParameters } from '../goals.ts';

type Ym = ((...call: unknown[]) => void) & { a?: unknown[]; l?: number };

declare global {
  interface Window {
    ym?: Ym;
  }
}

const scriptUrl = 'https://mc.yandex.ru/metrika/tag.js';

/** Яндекс.Метрика. Without `defer` its script would count the first page once more by itself. */
export function metrika(idText: string, report: Report): Counter {
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
    start() {
      window.ym ??= queueFunction();
      window.ym.l = Date.now();
      addScript(scriptUrl);
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
