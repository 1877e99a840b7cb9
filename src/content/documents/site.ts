import type { Site } from '../../contract/site.ts';
import { siteSchema } from '../../contract/site.ts';
import { formatPhone } from '../text/russian.ts';
import type { KindOutput } from './kind-output.ts';
import type { Library } from './library.ts';

function compileSite(library: Library): Site {
  const { site, content } = library;
  const search = content.get('page', 'search').data;
  return {
    brand: site.brand,
    company: site.company,
    phones: site.phones.map(({ label, number }) => ({ label, number, text: formatPhone(number) })),
    email: site.email,
    hours: site.hours,
    social: site.social.map(({ id, label, url }) => ({ id, label, url })),
    warning: site.warning,
    header: site.header,
    footer: site.footer,
    legal: site.legal,
    series: library.series.map((series) => library.seriesCard(series.slug)),
    themes: library.themes.map((theme) => library.themeCard(theme.slug)),
    shops: library.shops.map(({ id, title, url, campaignTemplate, params }) => ({
      id,
      title,
      url,
      campaignTemplate,
      params,
    })),
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
