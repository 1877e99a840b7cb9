import type { Kind } from '../schema/kind-names.ts';
import type { AnswerRecord } from './answer-record.ts';
import { articleAnswer } from './article.ts';
import { batchAnswer } from './batch.ts';
import { componentAnswer } from './component.ts';
import { eventAnswer } from './event.ts';
import { faqAnswer, glossaryAnswer } from './glossary.ts';
import { medicinesAnswer } from './medicines.ts';
import { pageAnswer } from './page.ts';
import { expertAnswer, specialistAnswer } from './people.ts';
import { productAnswer } from './product.ts';
import { seriesAnswer } from './series.ts';
import { combinationsAnswer } from './shelf-catalogue.ts';
import { siteAnswer } from './site.ts';
import { themeAnswer } from './theme.ts';

/** What the site says of every kind; of those that are missing it speaks only in other answers. */
const answers: { [K in Kind]?: AnswerRecord<K> } = {
  site: siteAnswer,
  page: pageAnswer,
  theme: themeAnswer,
  series: seriesAnswer,
  product: productAnswer,
  batch: batchAnswer,
  component: componentAnswer,
  article: articleAnswer,
  event: eventAnswer,
  specialist: specialistAnswer,
  expert: expertAnswer,
  faq: faqAnswer,
  combinations: combinationsAnswer,
  medicines: medicinesAnswer,
  glossary: glossaryAnswer,
};

/** For loops over all kinds, where it does not matter which one it is. */
export const answerRecord = (kind: Kind): AnswerRecord => answers[kind] ?? {};
