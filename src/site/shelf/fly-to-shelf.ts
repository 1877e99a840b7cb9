import { pagePaths } from '../../contract/paths.ts';

const ms = 560;
const pack = 'inset(8% 18% 10% round 20%)';

/** The picture beside a control flies to the shelf in the header. For readers who have not asked for less motion. */
export function flyToShelf(control: Element): void {
  const picture = control.closest('article, li, main')?.querySelector<HTMLImageElement>('img[data-state="loaded"]');
  const links = document.querySelectorAll(`.site-header a[href="${pagePaths.shelf}"]`);
  // A menu that is closed leads there, too.
  const shelf = [...links].find((link) => link.checkVisibility());
  if (!picture || !shelf) return;
  // The header that went away on the way down comes back.
  document.documentElement.removeAttribute('data-header-away');
  const [from, to] = [picture.getBoundingClientRect(), shelf.getBoundingClientRect()];
  const flying = new Image();
  // What is seen, by day or by night: a copy of the element would choose anew, and load.
  flying.src = picture.currentSrc;
  flying.className = 'fixed z-50 pointer-events-none object-cover';
  const { left, top, width, height } = from;
  Object.assign(flying.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(flying);
  const across = to.left + to.width / 2 - left - width / 2;
  // A header that is still coming back is where it will be.
  const up = Math.max(to.top, 0) + to.height / 2 - top - height / 2;
  const small = `translate(${across}px, ${up}px) scale(${28 / height})`;
  const rising = `translate(${across * 0.3}px, ${up * 0.55}px) scale(0.6)`;
  const frames = [
    { transform: 'none', clipPath: 'inset(0 round 1.25rem)' },
    // The pack, without most of what it stands before.
    { transform: rising, clipPath: pack },
    { transform: small, clipPath: pack, opacity: 0.4 },
  ];
  const flight = flying.animate(frames, { duration: ms, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' });
  flight.onfinish = () => {
    flying.remove();
    shelf.animate([{ scale: 1 }, { scale: 1.2 }, { scale: 1 }], 240);
  };
  flight.oncancel = () => flying.remove();
}
