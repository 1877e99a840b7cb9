import { pagePaths } from '../../contract/paths.ts';
import { kindRecord } from '../kinds/kinds.ts';
import { kindNames } from '../schema/kind-names.ts';
import { renderMarkdown } from '../text/html.ts';
import { markdownFields } from './fields.ts';
import type { Content, Entry } from './loaded-content.ts';

/** Every page with its address and the anchors that a link may name. */
export function knownAddresses(content: Content): Map<string, () => ReadonlySet<string>> {
  const known = new Map<string, () => ReadonlySet<string>>();
  for (const kind of kindNames) {
    const { address: addressOf, required = [] } = kindRecord(kind);
    // A missing required page is reported elsewhere, not at each link.
    for (const slug of new Set([...required, ...content.namesOf(kind)])) {
      const address = addressOf?.(slug);
      if (address) known.set(address, anchorsOf(content.find(kind, slug)));
    }
  }
  known.set(
    pagePaths.faq,
    () => new Set([...content.namesOf('faq'), ...(content.single('faq')?.data.groups.map((group) => group.id) ?? [])]),
  );
  known.set(pagePaths.glossary, () => content.namesOf('glossary'));
  known.set(pagePaths.medicines, () => content.namesOf('medicines'));
  return known;
}

/** Headings of a page with one text; others have no anchors. */
function anchorsOf(entry: Entry | undefined): () => ReadonlySet<string> {
  let ids: Set<string> | null = null;
  return () => {
    const text = entry && markdownFields(entry).find(({ path }) => path[0] === 'body');
    ids ??= new Set(
      [...renderMarkdown(text?.value ?? '').html.matchAll(/<h[234] id="([^"]+)"/g)].map((match) => match[1] ?? ''),
    );
    return ids;
  };
}
