import { ArrowLeft, ArrowRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../../contract/common.ts';
import { Picture } from '../../images/picture.tsx';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useZoom } from './use-zoom.ts';

interface PictureZoomProps {
  title: string;
  images: Image[];
  /** The first picture to show; null while closed. */
  shown: number | null;
  onClose: () => void;
}

/** Pictures in full screen: by swipe, buttons and arrow keys. */
export function PictureZoom({ title, images, shown, onClose }: PictureZoomProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(shown ?? 0);

  useEffect(() => {
    if (shown === null) return;
    setCurrent(shown);
    row.current?.scrollTo({ left: shown * row.current.clientWidth, behavior: 'instant' });
  }, [shown]);

  function go(to: number) {
    const next = Math.min(Math.max(to, 0), images.length - 1);
    setCurrent(next);
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: smooth ? 'smooth' : 'instant' });
  }

  function look() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  return (
    <Dialog kind="full" open={shown !== null} onClose={onClose} title={title} className="bg-accent-tint">
      <div className="relative -mx-(--dialog-side) -mb-6 h-[calc(100%+1.5rem)]">
        <ul
          ref={row}
          onScrollEnd={look}
          className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden"
        >
          {images.map((image, index) => (
            <ZoomedPicture
              key={image.href}
              image={image}
              isCurrent={shown !== null && index === current}
              priority={index === shown}
              onClose={onClose}
              onArrow={(step) => go(current + step)}
            />
          ))}
        </ul>
        {images.length > 1 && (
          <div className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full bg-page/92">
            <IconButton label="Предыдущая" disabled={current === 0} onClick={() => go(current - 1)}>
              <Icon of={ArrowLeft} size={22} />
            </IconButton>
            <p aria-live="polite" className="min-w-14 text-center text-small">
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

/** The studio around a picture, about as light as its edges: by day brighter below, by night darker above. */
function studioOf({ color, night }: Image): string {
  const tint = 'var(--accent-tint)';
  const above = `light-dark(${color}, color-mix(in oklab, ${tint} 70%, black))`;
  const below = `light-dark(${tint}, color-mix(in oklab, ${tint} 60%, ${night?.color ?? color}))`;
  return `linear-gradient(${tint}, ${above} 14%, ${below})`;
}

interface ZoomedPictureProps {
  image: Image;
  isCurrent: boolean;
  priority: boolean;
  onClose: () => void;
  onArrow: (step: number) => void;
}

const stepPx = 80;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function ZoomedPicture({ image, isCurrent, priority, onClose, onArrow }: ZoomedPictureProps) {
  const { picture, isNear, reset, move, handlers } = useZoom(onClose);

  useEffect(() => {
    if (!isCurrent) reset();
  }, [isCurrent, reset]);

  // Wherever the focus is in the dialog; they move a picture that is near.
  useEffect(() => {
    if (!isCurrent) return;
    const press = (event: KeyboardEvent) => {
      const [x, y] = arrows[event.key] ?? [0, 0];
      if (isNear && (x || y)) {
        event.preventDefault();
        move(-x * stepPx, -y * stepPx);
      } else if (x) onArrow(x);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return (
    <li
      inert={!isCurrent}
      className="flex-[0_0_100%] snap-center overflow-hidden"
      style={{ background: studioOf(image) }}
    >
      <button
        type="button"
        aria-pressed={isNear}
        aria-label={`${isNear ? 'Отдалить' : 'Приблизить'}: ${image.alt}`}
        {...handlers}
        className={cx(
          'grid size-full place-items-center focus-visible:-outline-offset-5',
          isNear ? 'cursor-zoom-out touch-none' : 'cursor-zoom-in touch-pan-x',
        )}
      >
        <span
          ref={picture}
          className="grid size-full min-h-0 grid-cols-1 grid-rows-1 place-items-center transition-transform duration-(--motion-page)"
        >
          <Picture
            image={image}
            sizes="(orientation: portrait) 200vw, 160vh"
            priority={priority}
            className="max-h-full w-auto max-w-full landscape:[mask:linear-gradient(90deg,#0000,#000_6%_94%,#0000)] portrait:[mask:linear-gradient(#0000,#000_6%_94%,#0000)]"
          />
        </span>
      </button>
    </li>
  );
}
