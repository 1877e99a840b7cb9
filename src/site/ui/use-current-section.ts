import { useEffect, useState } from 'react';

/** A section counts as being read when its heading has come this near to the top; links stop it at 120 px. */
const readingLinePx = 160;

/** The id of the section that the reader is in, or null above the first one. */
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
