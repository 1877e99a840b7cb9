import { pagePaths } from '../../contract/paths.ts';

const ms = 560;

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
  const flying = picture.cloneNode() as HTMLImageElement;
  flying.removeAttribute('id');
  flying.alt = '';
  flying.className = 'fixed z-50 pointer-events-none object-cover rounded-card';
  const { left, top, width, height } = from;
  Object.assign(flying.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(flying);
  const across = to.left + to.width / 2 - left - width / 2;
  // A header that is still coming back is where it will be.
  const up = Math.max(to.top, 0) + to.height / 2 - top - height / 2;
  const small = `translate(${across}px, ${up}px) scale(${28 / height})`;
  const rising = `translate(${across * 0.3}px, ${up * 0.55}px) scale(0.6)`;
  const frames = [{ transform: 'none' }, { transform: rising }, { transform: small, opacity: 0.4 }];
  const flight = flying.animate(frames, { duration: ms, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' });
  flight.onfinish = () => {
    flying.remove();
    shelf.animate([{ scale: 1 }, { scale: 1.2 }, { scale: 1 }], 240);
  };
  flight.oncancel = () => flying.remove();
}
