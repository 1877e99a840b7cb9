import type { PageData } from '../../contract/pages.ts';
import type { Documents } from '../../contract/proof.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileBatchLink } from './batch.ts';
import { compileCapsule } from './capsule.ts';
import { figures, type Library } from './library.ts';

type Source = PageSource<'about'>;

export function compileAbout(
  library: Library,
  page: Entry<'page'> & { data: Source },
): Omit<PageData<'about'>, 'title' | 'lead' | 'principles' | 'timeline' | 'seo'> {
  const { data } = page;
  const { capsule, people } = data;
  const drawn = capsule ? compileCapsule(library, library.content.get('product', capsule.product)) : null;
  return {
    image: library.image(page, data.image),
    figures: figures(data.figures),
    sections: data.sections.map(({ title, text }) => ({ title, text: library.text(text).html })),
    way: {
      ...data.way,
      steps: data.way.steps.map((step) => ({ ...step, people: step.people.map(library.personCard) })),
    },
    capsule: drawn && capsule ? { title: capsule.title, text: capsule.text, drawn } : null,
    documents: data.documents ? compileDocuments(library, data.documents) : null,
    people: {
      title: people.title,
      text: people.text,
      items: people.people.map((slug) => ({ ...library.personCard(slug), duty: dutyOf(library, slug) })),
    },
    cardLinks: data.cardLinks.map((link) => library.cardLink(page, link)),
  };
}

const dutyOf = ({ content }: Library, slug: string) =>
  (content.find('expert', slug) ?? content.get('specialist', slug)).data.duty;

/** The papers of one real batch: the newest of the product that the editor chose. */
function compileDocuments(
  library: Library,
  { product, items, title, text }: NonNullable<Source['documents']>,
): Documents | null {
  const own = library.content.get('product', product).data;
  const batch = library.batches.find(({ data }) => data.product === product);
  // All of them may be hidden for now.
  if (!batch) return null;
  const { number, url } = compileBatchLink(batch);
  const { laboratory, documents } = batch.data;
  const papers = {
    certificate: own.certificate,
    protocol: { number: laboratory.protocol, date: laboratory.date },
    quality: documents[0],
    marking: undefined,
  };
  return {
    title,
    text,
    product: own.title,
    batch: { number, url },
    items: items.map(({ link, ...item }) => ({
      ...item,
      link: link ?? null,
      number: papers[item.shows]?.number ?? null,
      date: papers[item.shows]?.date ?? null,
    })),
  };
}
