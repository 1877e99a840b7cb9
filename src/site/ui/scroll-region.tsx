import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A wide table that scrolls sideways within the page; its edge fades while there is more. */
export function ScrollRegion(props: { label: string; children: ReactNode; className?: string }) {
  return (
    <section
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx(
        'fades-aside relative -mx-side overflow-auto px-side focus-visible:rounded-card',
        // The names of the rows stay over its left edge: what gets the focus comes to stand beside them.
        '[&_:is(td,th:not(:first-child))_a]:scroll-ml-32 sm:[&_:is(td,th:not(:first-child))_a]:scroll-ml-60',
        props.className,
      )}
    >
      {props.children}
    </section>
  );
}
