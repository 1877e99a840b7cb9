import { paths } from '../../contract/paths.ts';
import type { AnswerRecord } from './answer-record.ts';

export const faqAnswer: AnswerRecord<'faq'> = {
  search: (library) =>
    [...library.faqItems.values()].map((item) => ({
      kind: 'faq',
      url: paths.faqItem(item.id),
      title: item.question,
      keywords: '',
      text: library.text(item.answer).plain,
      note: null,
      image: null,
    })),
};
