import type { Counter, Report } from '../counter.ts';

/** The ad network's frame: hidden, one per page load. */
export function adIframe(url: string, report: Report): Counter {
  const frame = document.createElement('iframe');
  return {
    name: 'ad-iframe',
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
