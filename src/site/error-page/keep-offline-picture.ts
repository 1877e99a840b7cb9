import type { AnyRouter } from '@tanstack/react-router';
import { frameOf } from '../api-client/read-frame.ts';
import { avifSrcset, webpSrcset } from '../images/sources.ts';
import { errorPictureSizes } from './error-content.ts';

/** Loads the picture of the offline page into the browser's cache once the page is idle, because later it cannot be loaded. */
export function keepOfflinePicture(router: AnyRouter): void {
  const image = frameOf(router.state.matches)?.errorPage?.offline?.image;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!image || connection?.saveData || typeof requestIdleCallback !== 'function') return;
  const load = () => {
    const sizes = `sizes="${errorPictureSizes}"`;
    document.createElement('picture').innerHTML =
      `<source type="image/avif" srcset="${avifSrcset(image)}" ${sizes}><img fetchpriority="low" srcset="${webpSrcset(image)}" ${sizes}>`;
  };
  const whenIdle = () => requestIdleCallback(load);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
