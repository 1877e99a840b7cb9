import type { CSSProperties } from 'react';
import type { ImageFile } from '../../../contract/common.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { counted } from '../../../text/russian.ts';
import { CutOut } from '../../images/cut-out.tsx';
import styles from './finder-wall.css?url';

interface FinderWallProps {
  products: readonly ShelfProduct[];
  /** What no answer has turned away. */
  staying: readonly ShelfProduct[];
  /** What the answer under the pointer would turn away. */
  dimmed?: readonly ShelfProduct[];
  /** What the answers of this question turn away, with the reason in a few words and in full. */
  leaving?: ReadonlyMap<ShelfProduct, { tag: string; reason: string }>;
  /** The result steps forward; an empty one is a glass of water. */
  result?: readonly ShelfProduct[];
  water?: ImageFile | null;
}

/** All products to one scale. A screen reader hears how many there are, and below it who leaves and why. */
export function FinderWall({ products, staying, dimmed = [], leaving, result, water }: FinderWallProps) {
  const there = new Set(staying);
  const isEmpty = result?.length === 0;
  function stateOf(product: ShelfProduct): string | undefined {
    if (result) return result.includes(product) ? 'forward' : there.has(product) && !isEmpty ? 'dim' : 'gone';
    if (leaving?.has(product)) return 'turned';
    if (!there.has(product)) return 'gone';
    return dimmed.includes(product) ? 'dim' : undefined;
  }
  const count = result ? result.length : staying.length;
  return (
    <div className="finder-wall" data-result={result ? (isEmpty ? 'empty' : 'found') : undefined}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      {!result && (
        <p role="status" className="finder-left">
          <b className="text-h2 leading-none font-semibold">{count}</b>
          <span className="text-small text-ink-soft">
            {' '}
            из&nbsp;{products.length}
            <span className="sr-only"> в&nbsp;подборе{leaving && leaving.size > 0 && `, уйдут ${leaving.size}`}</span>
          </span>
        </p>
      )}
      <div
        role="img"
        aria-label={isEmpty ? 'Пустая стена и стакан воды' : `Стена: ${counted(count, 'банка', 'банки', 'банок')}`}
        className="wall-grid"
      >
        {products.map((product) => {
          const tag = leaving?.get(product)?.tag;
          return (
            <span key={product.ref} className="wall-place" data-accent={product.accent} data-state={stateOf(product)}>
              {product.cutout ? (
                <span className="wall-pack" style={sizeOf(product.cutout)}>
                  <CutOut picture={product.cutout} />
                </span>
              ) : (
                <span className="wall-pack wall-blank" style={sizeOf({ width: 208, height: 312 })} />
              )}
              {/* In a narrow column short words need not stay together. */}
              {tag && <span className="wall-tag">{tag.replaceAll('\u00a0', ' ')}</span>}
            </span>
          );
        })}
        {isEmpty && water && (
          <span className="wall-water" style={sizeOf(water)}>
            <CutOut picture={water} />
          </span>
        )}
      </div>
      {leaving && leaving.size > 0 && (
        <ul aria-label="Уйдут" className="sr-only">
          {[...leaving].map(([{ ref, title }, { reason }]) => (
            <li key={ref}>
              {title}. {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  ({ '--w': width, '--h': height }) as CSSProperties;
