import type { ShelfCatalogue, ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { contraindicationsOf } from '../../../nutrition/shelf/contraindications.ts';
import { isForeign, type Shelf } from '../../../nutrition/shelf/shelf-text.ts';
import { counted, listed, quoteTitle } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Fold } from '../../ui/fold.tsx';

interface ShelfContraindicationsProps {
  shelf: Shelf;
  catalogue: ShelfCatalogue;
}

/** What the labels of all jars warn of; of a foreign jar only its own label knows. */
export function ShelfContraindications({ shelf, catalogue }: ShelfContraindicationsProps) {
  const items = contraindicationsOf(productsOf(shelf, catalogue));
  return (
    <section>
      <h2 className="text-h3">Противопоказания с&nbsp;этикеток</h2>
      {items.length > 0 && (
        <Fold
          title={`${counted(items.length, 'предупреждение', 'предупреждения', 'предупреждений')} на\u00a0всех банках`}
          className="mt-3"
        >
          <ul className="mt-3 grid gap-3 text-small lg:grid-cols-2 lg:gap-x-8">
            {items.map(({ text, titles }) => {
              const medicine = catalogue.medicines.find(({ warning }) => warning === text);
              return (
                <li key={text} className="border-t border-line pt-3">
                  {text}
                  <span className="block text-caption text-ink-soft">
                    {titles.join('; ')}
                    {medicine && (
                      <>
                        {'. '}
                        <AppLink href={medicine.url} className="text-link underline underline-offset-4">
                          {medicine.title}: что учесть
                        </AppLink>
                      </>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </Fold>
      )}
      <UnknownLabels shelf={shelf} className="mt-3 text-small text-ink-soft" />
    </section>
  );
}

/** Silence about a foreign jar would look like «none». */
export function UnknownLabels({ shelf, className }: { shelf: Shelf; className?: string }) {
  const titles = shelf.items.filter(isForeign).map(({ title }) => quoteTitle(title));
  if (titles.length === 0) return null;
  return (
    <p className={className}>
      Противопоказаний {listed(titles)} полка не&nbsp;знает: прочитайте {titles.length > 1 ? 'этикетки' : 'этикетку'}.
    </p>
  );
}

export const productsOf = ({ items }: Shelf, { products }: ShelfCatalogue): ShelfProduct[] =>
  items.flatMap((item) => (isForeign(item) ? [] : (products.find(({ ref }) => ref === item.ref) ?? [])));
