import { type ReactNode, useEffect, useRef } from 'react';
import { AnimatedBlock } from '../images/animated-block.ts';

/**
 * Lets a block rise 12 px and fade in once, when it comes into view. The page arrives with everything in
 * place; only blocks still below the screen are set back, so nothing flashes and nothing depends on scripts.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        element.dataset.reveal = 'done';
        watcher.disconnect();
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
