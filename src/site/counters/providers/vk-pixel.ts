import type { Counter, Report } from '../counter.ts';
import { addScript } from '../counter.ts';

interface Retargeting {
  Init(code: string): void;
  Hit(): void;
  Event(name: string): void;
}

declare global {
  interface Window {
    VK?: { Retargeting?: Retargeting };
    vkAsyncInit?: () => void;
  }
}

const scriptUrl = 'https://vk.com/js/api/openapi.js?169';

/**
 * VK retargeting pixel. It has no queue of its own, so calls wait here until its script is there. A hit always tells
 * the address in the bar: one that waits for an address left meanwhile would count the present one twice.
 */
export function vkPixel(code: string, report: Report): Counter {
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
    start() {
      window.vkAsyncInit = () => {
        pixel = window.VK?.Retargeting;
        for (const run of pixel ? waiting.splice(0) : []) run(pixel as Retargeting);
      };
      addScript(scriptUrl);
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
