import type { Content } from '../../content/load/loaded-content.ts';
import type { ReferenceTarget } from '../../content/schema/metadata.ts';
import { norms } from '../../nutrition/label-norms.ts';
import type { Choice } from '../protocol.ts';
import { pictureOf, titleOf } from './entry-views.ts';

/** What a reference may name, with what an editor knows it by. */
export function choicesFor(content: Content, target: ReferenceTarget): Choice[] {
  switch (target) {
    case 'norm':
      return Object.entries(norms).map(([value, { name, amount, unit }]) => plain(value, name, `${amount} ${unit}`));
    case 'person':
      return [...choicesFor(content, 'expert'), ...choicesFor(content, 'specialist')];
    case 'faqGroup':
      return (content.single('faq')?.data.groups ?? []).map(({ id, title }) => plain(id, title));
    case 'combinationSource':
    case 'medicineSource':
      return (content.single(target === 'medicineSource' ? 'medicines' : 'combinations')?.data.sources ?? []).map(
        ({ id, title, publisher }) => plain(id, title, publisher),
      );
    case 'combinationPartner':
      return (content.single('combinations')?.data.partners ?? []).map(({ id, title }) => plain(id, title));
    case 'faq':
      return (content.single('faq')?.data.items ?? []).map(({ id, question }) => plain(id, question));
    case 'medicines':
      return (content.single('medicines')?.data.groups ?? []).map(({ id, title }) => plain(id, title));
    case 'shops':
      return (content.single('shops')?.data ?? []).map(({ id, title }) => plain(id, title));
    case 'reviews':
      return (content.single('reviews')?.data ?? []).map(({ id, author, product, text }) =>
        plain(id, `${author} о ${product}`, text.slice(0, 80)),
      );
    default:
      return content
        .all(target)
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, slug, data }) => ({
          value: slug,
          title: titleOf(data, slug),
          note: slug,
          picture: pictureOf(path, data),
        }));
  }
}

const plain = (value: string, title: string, note: string | null = null): Choice => ({
  value,
  title,
  note,
  picture: null,
});
