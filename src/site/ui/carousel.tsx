import { ArrowLeft, ArrowRight } from 'lucide';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { TitleAndText } from './layout.tsx';
import { type Samples, SamplesBelow } from './sample-mark.tsx';

const itemWidths = {
  /** Products: two and a bit on a phone, three and a bit on a small desktop, four on a large one. */
  narrow: 'w-50 sm:w-[min(44vw,302px)] lg:w-[min(26.5vw,302px)]',
  /** Articles, events: one and a bit on a phone, three on a desktop. */
  medium: 'w-[min(78vw,410px)]',
};

interface CarouselProps {
  title: string;
  text?: ReactNode;
  /** Beside title and text. */
  aside?: ReactNode;
  /** Its entries: where all are made up, the heading says so for them. */
  samples?: Samples;
  children: ReactNode;
  item?: keyof typeof itemWidths;
}

/** A row that scrolls by touch, wheel, keyboard and buttons, and snaps. It never moves by itself. */
export function Carousel({ title, text, aside, samples = [], children, item = 'narrow' }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ start: true, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const left = Math.round(element.scrollLeft);
      const start = left <= 2;
      const end = left >= element.scrollWidth - element.clientWidth - 2;
      setEdge((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    element.addEventListener('scroll', look, { passive: true });
    // Also called once for the initial layout.
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, []);

  function move(direction: 1 | -1) {
    const element = row.current;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: smooth ? 'smooth' : 'instant' });
  }

  const still = edge.start && edge.end;
  return (
    <section aria-label={title}>
      <div className="mb-card flex items-end justify-between gap-6">
        <div className="flex min-w-0 flex-wrap items-end gap-x-12 gap-y-5">
          <TitleAndText title={title} text={text} samples={samples} />
          {aside}
        </div>
        <div className={cx('hidden shrink-0 gap-1 sm:flex noscript:hidden', still && 'invisible')}>
          {/* A button that is switched off would give the focus to nobody. */}
          <IconButton label="Назад" aria-disabled={edge.start || undefined} onClick={() => !edge.start && move(-1)}>
            <Icon of={ArrowLeft} size={22} />
          </IconButton>
          <IconButton label="Вперёд" aria-disabled={edge.end || undefined} onClick={() => !edge.end && move(1)}>
            <Icon of={ArrowRight} size={22} />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        className="no-scrollbar relative -mx-bleed flex snap-x snap-proximity scroll-px-bleed gap-gap overflow-x-auto overscroll-x-contain px-bleed py-1 print:flex-wrap"
      >
        <SamplesBelow of={samples}>
          {Children.map(children, (child) => (
            <li className={cx('shrink-0 snap-start', itemWidths[item])}>{child}</li>
          ))}
        </SamplesBelow>
      </ul>
    </section>
  );
}
