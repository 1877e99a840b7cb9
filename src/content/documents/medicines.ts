import { medicinePath } from '../../contract/page-vocabulary.ts';
import type { PageData } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { compileWarnings } from '../facts/composition.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { type Library, sources } from './library.ts';

type Medicines = Pick<PageData<'medicines'>, 'groups' | 'sources'>;

const titles = new Intl.Collator('ru');

/** Medicines in the order of the alphabet, then states in the order of the file. */
export function compileMedicines(library: Library): Medicines {
  const { groups, sources: documents } = library.content.get('medicines', 'medicines').data;
  const warned = library.products.map((product) => ({
    ref: product.slug,
    title: product.data.title,
    url: library.productCard(product.slug).url,
    lines: new Set(compileWarnings(library.content, product).groups.flatMap(({ items }) => items)),
  }));
  const substance = (key: string) => ({
    key,
    title: library.content.get('component', key).data.title,
    url: paths.component(key),
  });
  return {
    groups: groups
      .toSorted(
        (a, b) => a.kind.localeCompare(b.kind) || (a.kind === 'medicine' ? titles.compare(a.title, b.title) : 0),
      )
      .map(({ id, kind, title, names, about, rules, ask }) => ({
        id,
        kind,
        title,
        names,
        about,
        rules: rules.map(({ kind: rule, hours, substances, reason, source }) => ({
          kind: rule,
          hours: hours ?? null,
          substances: substances.map(substance),
          reason,
          source: source === undefined ? null : documents.findIndex((one) => one.id === source),
        })),
        products: warned
          .filter(({ lines }) => rules.some(({ warning }) => warning !== undefined && lines.has(warning)))
          .map(({ ref, title: name, url }) => ({ ref, title: name, url })),
        ask,
      })),
    sources: sources(documents),
  };
}

/** Where the contraindications that come from medicines and states are explained. */
export function medicineWarnings({ content }: Library) {
  const { groups } = content.get('medicines', 'medicines').data;
  return groups.flatMap(({ id, title, rules }) =>
    [...new Set(rules.flatMap(({ warning }) => warning ?? []))].map((warning) => ({
      warning,
      title,
      url: medicinePath(id),
    })),
  );
}

export const medicinesOutput: KindOutput<'medicines'> = {
  search: (library) =>
    library.content.get('medicines', 'medicines').data.groups.map(({ id, title, names, about, rules, ask }) => {
      const reasons = rules.map(({ reason }) => reason);
      const text = sentences(about, reasons, ask);
      return searchEntry('medicine', { url: medicinePath(id), title }, { keywords: words(names), text });
    }),
};
