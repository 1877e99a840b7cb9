import type { ProfilePage, WithContext } from 'schema-dts';
import type { Expert, Specialist } from '../../../contract/entries.ts';
import { person } from './article.ts';
import type { SiteIdentity } from './site-identity.ts';

export function profileData(who: Expert | Specialist, { origin }: SiteIdentity): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + who.url,
    inLanguage: 'ru',
    mainEntity: {
      ...person(who, origin),
      description: who.lead,
      ...('topics' in who && who.topics.length > 0 ? { knowsAbout: who.topics } : {}),
    },
  };
}
