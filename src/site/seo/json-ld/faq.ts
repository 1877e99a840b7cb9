import type { FAQPage, WithContext } from 'schema-dts';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { SiteIdentity } from './organization.ts';
import { plainText } from './serialise.ts';

export function faqData(page: PageData<'faq'>, { origin }: SiteIdentity): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name: page.title,
    url: origin + pagePaths.faq,
    inLanguage: 'ru',
    mainEntity: page.groups.flatMap((group) =>
      group.items.map((item) => ({
        '@type': 'Question' as const,
        name: item.question,
        url: `${origin}${pagePaths.faq}#${item.id}`,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainText(item.answer) },
      })),
    ),
  };
}
