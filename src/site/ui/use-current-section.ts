import { useEffect, useState } from 'react';

/** A section is current when its heading is this near to the top; links scroll it to 120 px. */
const readingLinePx = 160;

/** Null above the first section. */
export function useCurrentSection(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= readingLinePx);
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? headings.at(-1) : passed.at(-1))?.id ?? null);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [key]);
  return current;
}
