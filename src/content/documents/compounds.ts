import type { Component } from '../../contract/entries.ts';
import { names } from '../facts/composition.ts';
import { solubilities } from '../kinds/component.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatNumber } from '../text/russian.ts';
import type { Library } from './library.ts';

/** A mineral's compounds, each with the products whose label names it. */
export function compileCompounds(library: Library, { slug, data }: Entry<'component'>): Component['compounds'] {
  return data.compounds.map(({ title, share, solubility, known, inName }) => ({
    title,
    share: `${formatNumber(share)}\u00A0%`,
    solubility: solubilities[solubility],
    known,
    products: library
      .productsWith(slug)
      .filter((product) =>
        product.data.composition.rows.some((row) => row.component === slug && names(row.name, inName)),
      )
      .map((product) => ({ title: product.data.title, url: `/${product.slug}` })),
  }));
}
