import type { CSSProperties } from 'react';

/** One whole number of up to three digits: no year, no range, no «B12». */
const oneNumber = /^([^\d]*)(?<![\p{L}-])(\d{1,3})(?![\p{L}-])([^\d]*)$/u;

/**
 * Counts up once when its block comes into view. The number itself is in the page; the counter is drawn over it
 * (`.count` in components.css).
 */
export function Count({ text }: { text: string }) {
  const [, before, number, after] = oneNumber.exec(text) ?? [];
  if (!number) return text;
  return (
    <>
      {before}
      <span className="count" style={{ '--to': number } as CSSProperties}>
        {number}
      </span>
      {after}
    </>
  );
}
