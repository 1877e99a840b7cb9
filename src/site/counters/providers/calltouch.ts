import type { Counter, Report } from '../counter.ts';
import { addScript } from '../counter.ts';

type Ct = ((...call: unknown[]) => void) & { callbacks?: unknown[]; loaded?: boolean };

declare global {
  interface Window {
    CalltouchDataObject?: string;
    ct?: Ct;
  }
}

/** Calltouch: replaces phone numbers by itself. See phone-link.tsx for why React lets it. */
export function calltouch(id: string, report: Report): Counter {
  return {
    name: 'calltouch',
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
