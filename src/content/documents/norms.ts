import type { PageData } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { type DocumentKey, documents } from '../../nutrition/documents.ts';
import { adultAge, levelAges, levelBand } from '../../nutrition/limits.ts';
import { audiences } from '../../nutrition/needs.ts';
import { normTable } from '../../nutrition/norm-table.ts';
import type { Library } from './library.ts';

/** The table of norms and limits: the data of charts, shelf and checks, with links to what the site tells of each. */
export function compileNorms({ content }: Library): Omit<PageData<'norms'>, 'title' | 'lead' | 'notes' | 'seo'> {
  const lines = normTable();
  const used: DocumentKey[] = [
    'labelling',
    'needs',
    'supplements',
    ...lines.flatMap(({ upper }) => upper?.source ?? []),
  ];
  return {
    audiences: audiences.map(({ key, title, from }) => ({
      key,
      title,
      adult: from >= adultAge,
      band: levelBand(from),
    })),
    levelAges: [...levelAges],
    rows: lines.map(({ key, name, upper, ...line }) => ({
      ...line,
      key,
      title: name,
      url: content.find('component', key) ? paths.component(key) : null,
      upper: upper && { ...upper, byAge: [...upper.byAge], source: documents[upper.source].short },
    })),
    shortDocuments: {
      label: documents.labelling.short,
      needs: documents.needs.short,
      ceiling: documents.supplements.short,
    },
    documents: [...new Set(used)].map((key) => documents[key].title),
  };
}
