import type { CSSProperties } from 'react';

/** One whole number of up to three digits that stands by itself: no year, no range, no «B12». */
const oneNumber = /^([^\d]*)(?<![\p{L}-])(\d{1,3})(?![\p{L}-])([^\d]*)$/u;

/**
 * A figure that counts up to itself once, when the block it stands in comes into view. The number is in the page from
 * the beginning; what counts is drawn over it (see `.count` in components.css).
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
