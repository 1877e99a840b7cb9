import { ArrowLeft, ArrowRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../../contract/common.ts';
import { Picture } from '../../images/picture.tsx';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface PictureZoomProps {
  title: string;
  images: Image[];
  /** The first picture to show; null while closed. */
  shown: number | null;
  onClose: () => void;
}

/** Pictures in full screen: by swipe, buttons and arrow keys. A click zooms in. */
export function PictureZoom({ title, images, shown, onClose }: PictureZoomProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(shown ?? 0);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (shown === null) return;
    setNear(false);
    setCurrent(shown);
    row.current?.scrollTo({ left: shown * row.current.clientWidth, behavior: 'instant' });
  }, [shown]);

  function go(to: number) {
    const next = Math.min(Math.max(to, 0), images.length - 1);
    setNear(false);
    setCurrent(next);
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: smooth ? 'smooth' : 'instant' });
  }

  function look() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  // Arrow keys work wherever the focus is in the dialog; they scroll a picture that is zoomed in.
  useEffect(() => {
    if (shown === null || near) return;
    const move = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(current - 1);
      if (key === 'ArrowRight') go(current + 1);
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  });

  const several = images.length > 1;
  return (
    <Dialog kind="full" open={shown !== null} onClose={onClose} title={title} className="bg-page">
      <div className="flex h-full flex-col">
        <ul
          ref={row}
          onScrollEnd={look}
          className="no-scrollbar flex min-h-0 flex-1 [touch-action:pan-x_pan-y_pinch-zoom] snap-x snap-mandatory overflow-x-auto overflow-y-hidden"
        >
          {images.map((image, index) => (
            <li
              key={image.href}
              inert={index !== current}
              className="no-scrollbar grid flex-[0_0_100%] snap-center overflow-auto"
            >
              <button
                type="button"
                aria-pressed={near}
                aria-label={`${near ? 'Отдалить' : 'Приблизить'}: ${image.alt}`}
                onClick={() => setNear(!near)}
                className={cx(
                  'grid min-h-0 place-items-center',
                  near ? 'size-[200%] cursor-zoom-out' : 'cursor-zoom-in',
                )}
              >
                <Picture
                  image={image}
                  sizes="(orientation: portrait) 180vw, 140vh"
                  priority={index === shown}
                  className="h-full min-h-0 w-auto max-w-full rounded-card object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className="flex shrink-0 items-center justify-center gap-4 pt-3">
            <IconButton label="Предыдущая" disabled={current === 0} onClick={() => go(current - 1)}>
              <Icon of={ArrowLeft} size={22} />
            </IconButton>
            <p aria-live="polite" className="min-w-14 text-center text-small tabular-nums">
              {current + 1} из {images.length}
            </p>
            <IconButton label="Следующая" disabled={current === images.length - 1} onClick={() => go(current + 1)}>
              <Icon of={ArrowRight} size={22} />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
