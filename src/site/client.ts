import { modulesId, takeJson } from './api-client/json-element.ts';

/*
 * Starts a page's code. The server's HTML is whole, so the code waits until what is seen has been loaded and painted: on a
 * slow connection it would take the place of the main picture. Who acts first, or has waited long enough, gets it at once.
 * See docs/decisions/010-scripts-of-a-page.md. What this file imports comes before the wait.
 */

const longestWaitMs = 1_500;
const firstActs = ['pointerdown', 'touchstart', 'keydown'] as const;

function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => resolve();
    const onLoad = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    for (const type of firstActs) window.addEventListener(type, start, { capture: true, passive: true, once: true });
    setTimeout(start, longestWaitMs);
  });
}

/** The files that the first page needs, all at once: the import below would find them one after the other. */
function preloadModules(): void {
  for (const href of (takeJson(modulesId) ?? []) as string[]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Who is quicker than the code has pressed a button that does nothing yet: it is pressed again. */
function rememberPress(): () => void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  };
  window.addEventListener('click', remember, true);
  return () => {
    window.removeEventListener('click', remember, true);
    pressed?.click();
  };
}

async function start(): Promise<void> {
  const pressAgain = rememberPress();
  await untilPainted();
  preloadModules();
  // Where it cannot be had, the page stays as the server made it.
  const site = await import('./start-site.tsx').catch(() => null);
  await site?.startSite();
  pressAgain();
}

// Not awaited: a top-level await would hold back everything that imports this file.
void start();
