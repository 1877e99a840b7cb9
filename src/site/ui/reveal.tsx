import { type ReactNode, useEffect, useRef } from 'react';
import { AnimatedBlock } from '../images/lazy-loading.ts';

/**
 * Lets a block rise 12 px and fade in once. The page arrives with everything in place; only blocks still below the
 * screen are moved, so nothing flashes and nothing depends on scripts.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // An observer, because reading the position would force a layout.
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect: place, rootBounds } of entries) {
          // The root margin ends the observed area above the lower edge. A block that is not laid out yet has no
          // height.
          const isSeen = isIntersecting || (place.height > 0 && place.top < (rootBounds?.height ?? 0) * 1.1);
          if (isSeen) watcher.disconnect();
          if (!isSeen || element.dataset.reveal) element.dataset.reveal = isSeen ? 'done' : 'waiting';
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={block} className={className}>
      <AnimatedBlock value={true}>{children}</AnimatedBlock>
    </div>
  );
}
