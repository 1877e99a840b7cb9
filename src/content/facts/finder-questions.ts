import type { PageData } from '../../contract/pages.ts';
import type { PageSource } from '../kinds/page-schemas.ts';

/** Fields that an editor leaves out become empty. */
export function compileQuestions(questions: PageSource<'finder'>['questions']): PageData<'finder'>['questions'] {
  return questions.map(({ id, title, hint = null, pick, answers }) => ({
    id,
    title,
    hint,
    many: pick === 'several',
    answers: answers.map(({ id: own, title: words, after = [], suggests, only, have = [], stop, stays, goes }) => ({
      id: own,
      title: words,
      after,
      suggests: suggests
        ? {
            themes: suggests.themes ?? [],
            components: suggests.components ?? [],
            products: suggests.products ?? [],
          }
        : null,
      only: only
        ? {
            age: only.age ?? null,
            audience: only.audience ?? [],
            forms: only.forms ?? [],
            times: only.times ?? [],
            marks: only.marks ?? [],
            without: only.without ?? [],
          }
        : null,
      have,
      stop: stop ?? null,
      stays: stays ?? null,
      goes: goes ?? null,
    })),
  }));
}
