import type { PageData } from '../../contract/pages.ts';
import type { PageSource } from '../kinds/page-schemas.ts';

/** Fields that an editor leaves out become empty. */
export function compileQuestions(questions: PageSource<'finder'>['questions']): PageData<'finder'>['questions'] {
  return questions.map(({ id, title, hint = null, pick, needed = false, answers }) => ({
    id,
    title,
    hint,
    many: pick === 'several',
    needed,
    answers: answers.map(({ id: own, title: words, after = [], notWith = [], suggests = [], only, ...rest }) => ({
      id: own,
      title: words,
      after,
      notWith,
      suggests,
      only: only
        ? {
            age: only.age ?? null,
            audience: only.audience ?? [],
            forms: only.forms ?? [],
            marks: only.marks ?? [],
            without: only.without ?? [],
          }
        : null,
      have: rest.have ?? [],
      against: rest.against ?? [],
      stop: rest.stop ?? null,
      goes: rest.goes ?? null,
    })),
  }));
}
