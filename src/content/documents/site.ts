import type { Site } from '../../contract/site.ts';
import { siteSchema } from '../../contract/site.ts';
import { formatPhone } from '../text/russian.ts';
import type { KindOutput } from './kind-output.ts';
import type { Library } from './library.ts';

function compileSite(library: Library): Site {
  const { site, content } = library;
  const search = content.get('page', 'search').data;
  return {
    ...site,
    phones: site.phones.map((phone) => ({ ...phone, text: formatPhone(phone.number) })),
    series: library.series.map((series) => library.seriesCard(series.slug)),
    themes: library.themes.map((theme) => library.themeCard(theme.slug)),
    shops: library.shops,
    popular: 'popular' in search ? search.popular : [],
  };
}

export const siteOutput: KindOutput<'site'> = {
  document: {
    path: () => 'site',
    schema: () => siteSchema,
    entries: ({ content }) => content.all('site'),
    compile: compileSite,
  },
};
