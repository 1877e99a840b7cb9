/**
 * The packshot of a product travels from its card to its page, and back. Names are given for one transition only: a
 * product that stands twice on a page would have one name twice, and then nothing moves at all.
 */
export function namePackshots(paths: readonly (string | undefined)[], shown: string | undefined): () => void {
  const named = paths.flatMap((path) => {
    const picture = path && path !== '/' ? packshotOf(path, path === shown) : null;
    if (!path || !picture) return [];
    picture.style.viewTransitionName = `packshot${path.replaceAll('/', '-')}`;
    return [picture];
  });
  return () => {
    for (const picture of named) picture.style.viewTransitionName = '';
  };
}

/** On the product's own page the large one, elsewhere that of a card; what is not seen does not fly in from afar. */
function packshotOf(path: string, isOwnPage: boolean): HTMLElement | null {
  const pictures = isOwnPage
    ? document.querySelectorAll<HTMLElement>('.gallery-picture:first-child img')
    : [...document.querySelectorAll(`main .card-cover[href="${CSS.escape(path)}"]`)].flatMap(
        (link) => link.closest('article')?.querySelector<HTMLElement>('.card-media img') ?? [],
      );
  return [...pictures].find(isSeen) ?? null;
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
