import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { ShelfProduct } from '../../contract/shelf-catalogue.ts';
import { readFromOrigin } from '../api-client/browser-reader.ts';
import { Picture } from '../images/picture.tsx';
import { compared, keepCompared, trayOpener } from '../shelf/compared.ts';
import { usePageMark } from '../state/browser-state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';

const mostCompared = 4;

/** The products chosen so far, at the bottom of every page but the comparison. */
export function CompareTray({ line }: { line: string }) {
  const isThere = useLocation({ select: ({ pathname }) => pathname === pagePaths.comparison });
  const products = useProducts();
  const all = compared(line);
  // Unknown products in storage are left out.
  const known = products ? all.filter((ref) => products.some((one) => one.ref === ref)) : all;
  const refs = known.slice(0, mostCompared);
  const isTooMany = known.length > mostCompared;
  useEffect(() => {
    if (!isTooMany) return;
    keepCompared(compared(line).slice(0, mostCompared));
    showToast('В\u00a0сравнении уже четыре продукта');
  }, [isTooMany, line]);
  const isShown = !isThere && refs.length > 0;
  usePageMark('data-compare-tray', isShown);
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) showAfterOpener(tray.current, line);
  }, [isShown, line]);
  if (!isShown) return null;
  const titleOf = (ref: string) => products?.find((one) => one.ref === ref)?.title ?? ref;
  return (
    <aside
      ref={tray}
      popover="manual"
      aria-label="Сравнение"
      className="fixed inset-x-0 top-auto overflow-visible border-0 bottom-[max(12px,env(safe-area-inset-bottom))] z-29 mx-auto flex w-fit items-center gap-4 rounded-card bg-surface px-4 py-3 text-ink shadow-float outline outline-line max-lg:in-data-buy-bar:hidden print:hidden"
    >
      <ul className="flex gap-2">
        {refs.map((ref) => {
          const product = products?.find((one) => one.ref === ref);
          return (
            <li key={ref} data-accent={product?.accent} className="relative">
              {product ? (
                <Picture
                  image={product.image}
                  sizes="48px"
                  alt={product.title}
                  priority
                  className="h-14 w-12 rounded-control bg-accent-tint object-cover"
                />
              ) : (
                <span className="block h-14 w-12 rounded-control bg-muted" />
              )}
              <button
                type="button"
                aria-label={`Убрать из сравнения: ${titleOf(ref)}`}
                data-ref={ref}
                onClick={() => {
                  // The button goes with its product.
                  focusAfter(tray.current, ref === refs.at(-1) ? refs.at(-2) : refs.at(-1));
                  keepCompared(refs.filter((other) => other !== ref));
                }}
                className="absolute -top-2 -right-2 grid size-6 cursor-pointer place-items-center rounded-full bg-ink text-page"
              >
                <Icon of={X} size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      {refs.length > 1 ? (
        <ButtonLink href={`${pagePaths.comparison}?p=${refs.join()}`} size="small">
          Сравнить {refs.length}
        </ButtonLink>
      ) : (
        <p className="text-caption text-ink-soft">Добавьте ещё один</p>
      )}
    </aside>
  );
}

/**
 * In the order of focus it stands after the control that opened it, wherever that is on the page. Where the browser does
 * not know this, it stays the last thing of the document.
 */
function showAfterOpener(tray: HTMLElement | null, line: string): void {
  if (!tray?.showPopover || line === '') return;
  if (tray.matches(':popover-open')) tray.hidePopover();
  tray.showPopover({ source: trayOpener() } as ShowPopoverOptions);
}

/** The button of another product, or the control that opened the tray. */
function focusAfter(tray: HTMLElement | null, ref: string | undefined): void {
  const other = ref && tray?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`);
  (other || trayOpener())?.focus();
}

/** Names and pictures; without them the tray shows a number. */
function useProducts(): readonly ShelfProduct[] | null {
  const [products, setProducts] = useState<readonly ShelfProduct[] | null>(null);
  useEffect(() => {
    void readFromOrigin(endpoints.shelfCatalogue).then((reading) => reading.ok && setProducts(reading.data.products));
  }, []);
  return products;
}
