import type { Kind } from '../schema/kind-names.ts';
import { articleOutput } from './article.ts';
import { batchOutput } from './batch.ts';
import { componentOutput } from './component.ts';
import { eventOutput } from './event.ts';
import { faqOutput, glossaryOutput } from './glossary.ts';
import type { KindOutput } from './kind-output.ts';
import { medicinesOutput } from './medicines.ts';
import { pageOutput } from './page.ts';
import { expertOutput, specialistOutput } from './people.ts';
import { productOutput } from './product.ts';
import { seriesOutput } from './series.ts';
import { combinationsOutput } from './shelf-catalogue.ts';
import { siteOutput } from './site.ts';
import { themeOutput } from './theme.ts';

/** What the site says of every kind; of those that are missing it speaks only in other documents. */
const outputs: { [K in Kind]?: KindOutput<K> } = {
  site: siteOutput,
  page: pageOutput,
  theme: themeOutput,
  series: seriesOutput,
  product: productOutput,
  batch: batchOutput,
  component: componentOutput,
  article: articleOutput,
  event: eventOutput,
  specialist: specialistOutput,
  expert: expertOutput,
  faq: faqOutput,
  combinations: combinationsOutput,
  medicines: medicinesOutput,
  glossary: glossaryOutput,
};

/** For loops over all kinds, where it does not matter which one it is. */
export const outputOf = (kind: Kind): KindOutput => outputs[kind] ?? {};
