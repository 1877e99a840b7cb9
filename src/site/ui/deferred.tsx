import type { AnyRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { whenNear } from '../images/lazy-loading.ts';

const acts = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** What deferred parts wait for. Nothing on a page that the browser renders itself. */
let release: Promise<void> = Promise.resolve();

/**
 * Lets the server's HTML of deferred parts do without their code until the reader acts or goes on, or sees all of the
 * page without either. Asked before React takes the page over.
 */
export function deferParts(router: AnyRouter): void {
  if (window.scrollY > 0) return;
  release = new Promise((resolve) => {
    for (const type of acts)
      window.addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
    router.subscribe('onBeforeLoad', () => resolve());
    const footer = document.querySelector('footer');
    if (footer) whenNear(footer, false, resolve);
  });
}

/**
 * A part of a page that is only read: text, links, native disclosures. It is written by the server, and its code comes
 * later than the page's. Who renders a page in the browser loads the part before (`preload`), with the page's data.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Late = lazy(async () => {
    await release;
    // Where the code cannot be had, the server's HTML stays.
    return { default: await preload().catch(() => new Promise<never>(() => {})) };
  });
  // Without `memo` React would render the part anew whenever what is around it is rendered.
  const Part = memo((props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Late);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  });
  return Object.assign(Part, { preload });
}
