import { type BrowserContext, expect, type Page } from '@playwright/test';

/** One call that a third party received. */
interface RecordedCall {
  to: 'metrika' | 'vk' | 'calltouch' | 'top-mail' | 'ad-iframe';
  call: unknown[];
}

/** Scripts that stand in for the third parties and tell the test what they were told. */
const scripts = {
  // Like the real one: drains the queue, and without `defer` counts the first page by itself.
  'https://mc.yandex.ru/metrika/tag.js': `(() => {
    const receive = (args) => {
      record('metrika', args.slice(1));
      if (args[1] === 'init' && !args[2]?.defer) record('metrika', ['hit', 'sent by the script itself']);
    };
    const queued = window.ym.a ?? [];
    window.ym = (...args) => receive(args);
    for (const args of queued) receive([...args]);
  })();`,
  'https://vk.com/js/api/openapi.js': `window.VK = { Retargeting: {
    Init: (code) => record('vk', ['Init', code]),
    Hit: () => record('vk', ['Hit']),
    Event: (name) => record('vk', ['Event', name]),
  } };
  window.vkAsyncInit();`,
  'https://mod.calltouch.ru/init.js': `record('calltouch', ['load', new URL(document.currentScript.src).searchParams.get('id')]);
  for (const phone of document.querySelectorAll('a[href^="tel:"]')) {
    phone.href = 'tel:+79990000000';
    phone.innerHTML = '<span>+7 999 000-00-00</span>';
  }`,
  'https://top-fwz1.mail.ru/js/code.js': `(() => {
    const queued = window._tmr ?? [];
    window._tmr = { push: (call) => record('top-mail', [call]) };
    for (const call of queued) window._tmr.push(call);
  })();`,
} as const;

export interface Recorders {
  calls: RecordedCall[];
  /** The page views a third party was told about. */
  hits(to: RecordedCall['to']): unknown[][];
}

const isHit: Record<string, (call: unknown[]) => boolean> = {
  metrika: ([method]) => method === 'hit',
  vk: ([method]) => method === 'Hit',
  'top-mail': ([call]) => (call as { type?: string }).type === 'pageView',
};

export async function startRecorders(context: BrowserContext): Promise<Recorders> {
  const calls: RecordedCall[] = [];
  await context.exposeFunction('__record', (to: RecordedCall['to'], call: unknown[]) => void calls.push({ to, call }));
  for (const [url, script] of Object.entries(scripts)) {
    await context.route(`${url}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `{ const record = (to, call) => window.__record(to, call); ${script} }`,
      }),
    );
  }
  await context.route(counterIds.AD_IFRAME_URL, (route) => {
    calls.push({ to: 'ad-iframe', call: ['load', route.request().url()] });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>frame</title>' });
  });
  return {
    calls,
    hits: (to) => calls.filter((entry) => entry.to === to && isHit[to]?.(entry.call)).map(({ call }) => call),
  };
}

/** Everybody who counts page views was told the same number of them. */
export async function expectHits(recorders: Recorders, count: number): Promise<void> {
  for (const to of ['metrika', 'vk', 'top-mail'] as const) {
    await expect.poll(() => recorders.hits(to).length, { message: to }).toBe(count);
  }
}

export const lastHit = (recorders: Recorders): unknown[] | undefined => recorders.hits('metrika').at(-1);

/** Until a counter would have started, and a hit too many would have arrived, however busy the machine is. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = () => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 2_500 });
        if (document.readyState === 'complete') wait();
        else window.addEventListener('load', wait, { once: true });
      }),
  );

/** What the servers with counters are configured with; the recorders answer for the third parties. */
export const counterIds = {
  METRIKA_ID: '12345678',
  VK_PIXEL_ID: 'VK-RTRG-1234567-abcde',
  CALLTOUCH_ID: 'abcd1234',
  TOPMAIL_ID: '3456789',
  AD_IFRAME_URL: 'https://ads.example/frame.html',
} as const;
