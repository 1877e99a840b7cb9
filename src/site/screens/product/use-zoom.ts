import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

/** By click, double tap or key. */
const nearScale = 2.5;
const largestScale = 4;
/** A pointer that moved less than this has not dragged. */
const slackPx = 6;
const closesAfterPx = 110;
const doubleTapMs = 300;

/**
 * Gestures of an enlarged picture: a click or a double tap zooms in under the pointer, two fingers pinch, a drag moves
 * the picture that is near and takes away one that is not.
 */
export function useZoom(onClose: () => void) {
  const picture = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const pointers = useRef(new Map<number, Point>());
  const start = useRef({ at: { x: 0, y: 0 }, spread: 0, view: view.current });
  const hasMoved = useRef(false);
  const lastTap = useRef({ time: 0, at: { x: 0, y: 0 } });

  const show = useCallback((scale: number, { x, y }: Point, smooth: boolean) => {
    const element = picture.current;
    if (!element) return;
    const within = (value: number, size: number) => {
      const most = ((scale - 1) * size) / 2;
      return Math.min(Math.max(value, -most), most);
    };
    view.current = { scale, x: within(x, element.offsetWidth), y: within(y, element.offsetHeight) };
    element.style.transition = smooth ? '' : 'none';
    element.style.opacity = '';
    element.style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${scale})`;
    setNear(scale > 1);
  }, []);

  const reset = useCallback(() => show(1, { x: 0, y: 0 }, true), [show]);

  /** From the middle of the picture's place. */
  function fromMiddle(element: Element, { x, y }: Point): Point {
    const box = element.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }

  function toggle(place: Element, at: Point | null) {
    if (view.current.scale > 1) return reset();
    const { x, y } = at ? fromMiddle(place, at) : { x: 0, y: 0 };
    show(nearScale, { x: -x * (nearScale - 1), y: -y * (nearScale - 1) }, true);
  }

  function begin(place: Element) {
    const [first, second] = [...pointers.current.values()];
    if (!first) return;
    const at = second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
    const spread = second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
    start.current = { at: fromMiddle(place, at), spread, view: view.current };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (pointers.current.size === 0) hasMoved.current = false;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin(event.currentTarget);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [first, second] = [...pointers.current.values()];
    if (!first) return;
    const { at, spread, view: was } = start.current;
    const middle = second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
    const now = fromMiddle(event.currentTarget, middle);
    const moved = { x: now.x - at.x, y: now.y - at.y };
    if (!hasMoved.current && !second && Math.hypot(moved.x, moved.y) < slackPx) return;
    hasMoved.current = true;
    if (second && spread > 0) {
      const distance = Math.hypot(first.x - second.x, first.y - second.y);
      const scale = Math.min(Math.max((was.scale * distance) / spread, 1), largestScale);
      const ratio = scale / was.scale;
      show(scale, { x: now.x - (at.x - was.x) * ratio, y: now.y - (at.y - was.y) * ratio }, false);
    } else if (was.scale > 1) {
      show(was.scale, { x: was.x + moved.x, y: was.y + moved.y }, false);
    } else if (moved.y > Math.abs(moved.x) && picture.current) {
      picture.current.style.transition = 'none';
      picture.current.style.transform = `translateY(${moved.y}px)`;
      picture.current.style.opacity = String(Math.max(1 - moved.y / 400, 0.3));
    }
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    const last = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!last) return;
    const isAlone = pointers.current.size === 0;
    if (!isAlone) return begin(event.currentTarget);
    if (view.current.scale > 1) return;
    const { at } = start.current;
    const now = fromMiddle(event.currentTarget, last);
    const isDraggedAway = event.type === 'pointerup' && now.y - at.y > closesAfterPx && start.current.spread === 0;
    reset();
    if (isDraggedAway) onClose();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const isKey = event.detail === 0;
    // A drag of a mouse ends with a click, which is none.
    if (hasMoved.current && !isKey) return;
    const at = { x: event.clientX, y: event.clientY };
    // A key gives no place; a finger must tap twice, as once is how it stops a row that moves.
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType === 'touch' && !isKey) {
      const { time, at: before } = lastTap.current;
      lastTap.current = { time: event.timeStamp, at };
      const isDouble = event.timeStamp - time < doubleTapMs && Math.hypot(at.x - before.x, at.y - before.y) < 40;
      if (!isDouble) return;
      lastTap.current.time = 0;
    }
    toggle(event.currentTarget, isKey ? null : at);
  }

  const move = (x: number, y: number) =>
    show(view.current.scale, { x: view.current.x + x, y: view.current.y + y }, true);

  return {
    picture,
    isNear,
    reset,
    move,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onClick },
  };
}
