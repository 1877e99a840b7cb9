import type { Opening } from '../../contract/product.ts';
import { capsuleSizes } from '../../nutrition/capsules.ts';
import { openCapsule } from '../facts/open-capsule.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileLabel } from './label.ts';
import type { Library } from './library.ts';
import { normFor, normNoteOf } from './norm-basis.ts';

type Part = Opening['parts'][number];

/** One capsule, milligram by milligram: what the label names, the rest of its salts, what fills it up, the shell. */
export function compileOpening(library: Library, page: Entry<'page'> & { data: PageSource<'home'> }): Opening {
  const { product: ref, cap, body, jar } = page.data.formula;
  const product = library.content.get('product', ref);
  const open = openCapsule(library.content, product);
  if (!open) throw new Error(`the capsule of ${ref} cannot be opened`);
  const { composition, age } = product.data;
  const label = compileLabel(library, product);
  const named = open.rows.flatMap(({ row, own, whole }) => {
    const line = label[composition.rows.indexOf(row)];
    const name = line?.component?.title ?? row.name;
    const substance = {
      ...besides,
      kind: 'substance' as const,
      name,
      form: line?.form ?? null,
      url: line?.component?.url ?? null,
      serving: line?.amountText ?? null,
      percent: line?.percent ?? null,
      mass: own,
    };
    const salt = { ...besides, kind: 'salt' as const, name, form: substance.form, mass: whole - own };
    return salt.mass >= 0.5 ? [substance, salt] : [substance];
  });
  const shell = { ...besides, kind: 'shell' as const, name: 'Оболочка', mass: capsuleSizes[open.number].shell };
  const filler = { ...besides, kind: 'filler' as const, name: open.shell.besides || 'Остальное', mass: open.rest };
  const masses = [...named, ...(filler.mass >= 0.5 ? [filler] : []), shell];
  const dots = countDots(
    masses.map(({ mass }) => mass),
    open.mass,
  );
  return {
    product: library.productCard(ref),
    cap: library.image(page, cap),
    body: library.image(page, body),
    jar: library.image(page, jar),
    mass: open.mass,
    pieces: Number.parseInt(composition.serving, 10) || 1,
    serving: composition.serving,
    servingsPerPack: composition.servingsPerPack,
    parts: masses.map(({ mass, ...part }, index) => ({ ...part, dots: dots[index] ?? 0 })),
    normFor: normFor(age),
    note: normNoteOf(age, label, library.site.normNote),
  };
}

const besides: Pick<Part, 'form' | 'url' | 'serving' | 'percent'> = {
  form: null,
  url: null,
  serving: null,
  percent: null,
};

/** A dot for each milligram, at least one for whatever is there; the largest part takes the difference of rounding. */
export function countDots(masses: readonly number[], total: number): number[] {
  const dots = masses.map((mass) => Math.max(1, Math.round(mass)));
  const most = dots.indexOf(Math.max(...dots));
  const given = dots.reduce((sum, one) => sum + one, 0);
  return dots.map((one, index) => (index === most ? one + total - given : one));
}
