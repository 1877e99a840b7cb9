import type { AnyRouter } from '@tanstack/react-router';
import { frameOf } from '../api-client/read-frame.ts';
import { avifSrcset, webpSrcset } from '../images/sources.ts';
import { troublePictureSizes } from './trouble.ts';

/** The page about a lost connection has its picture at hand: once everything else is there, the browser is asked to keep it. */
export function keepOfflinePicture(router: AnyRouter): void {
  const image = frameOf(router.state.matches)?.errorPage?.offline?.image;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!image || connection?.saveData || typeof requestIdleCallback !== 'function') return;
  const load = () => {
    const sizes = `sizes="${troublePictureSizes}"`;
    document.createElement('picture').innerHTML =
      `<source type="image/avif" srcset="${avifSrcset(image)}" ${sizes}><img fetchpriority="low" srcset="${webpSrcset(image)}" ${sizes}>`;
  };
  const whenIdle = () => requestIdleCallback(load);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
