import type { CounterIds } from '../../contract/public-settings.ts';
import type { Counter, Report } from './counter.ts';
import { adIframe } from './providers/ad-iframe.ts';
import { calltouch } from './providers/calltouch.ts';
import { metrika } from './providers/metrika.ts';
import { topMail } from './providers/top-mail.ts';
import { vkPixel } from './providers/vk-pixel.ts';

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
