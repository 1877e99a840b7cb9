import type { PageData } from '../../contract/pages.ts';
import { type FinderProduct, fits } from '../../nutrition/finder/finder.ts';
import { afterAnalysis } from '../../nutrition/warnings/health-states.ts';
import { nearest } from '../../text/edit-distance.ts';
import { compileWarnings, substanceOf } from '../facts/composition.ts';
import { marksOf } from '../facts/disclosure.ts';
import { compileQuestions } from '../facts/finder-questions.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import { meantOr } from '../load/faults.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

type Answer = PageData<'finder'>['questions'][number]['answers'][number];

/** Every answer has a reason, affects at least one product, and comes after the answers it depends on. */
export function checkFinder(report: Report): void {
  const page = report.content.find('page', 'finder');
  if (!page) return;
  const { questions } = page.data as PageSource<'finder'>;
  const products = report.content.all('product').map((entry) => asProduct(report.content, entry));
  const seenQuestions = new Set<string>();
  const earlier = new Set<string>();
  const seen = new Set<string>();
  for (const [index, question] of compileQuestions(questions).entries()) {
    const at = ['questions', index];
    if (seenQuestions.has(question.id))
      report.error(page, [...at, 'id'], `вопрос «${question.id}» уже есть`, 'дайте вопросу другое имя');
    seenQuestions.add(question.id);
    for (const [place, answer] of question.answers.entries()) {
      const here = [...at, 'answers', place];
      if (seen.has(answer.id))
        report.error(page, [...here, 'id'], `ответ «${answer.id}» уже есть`, 'имя ответа одно на весь подбор');
      seen.add(answer.id);
      for (const [one, name] of answer.after.entries())
        if (!earlier.has(name))
          report.error(
            page,
            [...here, 'after', one],
            `ответа «${name}» в вопросах выше нет`,
            meantOr(nearest(name, earlier), 'назовите ответ на один из вопросов выше'),
          );
      for (const [one, name] of answer.notWith.entries())
        if (!question.answers.some(({ id }) => id === name && id !== answer.id))
          report.error(
            page,
            [...here, 'notWith', one],
            `другого ответа «${name}» в этом вопросе нет`,
            'назовите ответ того же вопроса',
          );
      // Unreadable products cannot be checked.
      if (report.content.complete) checkEffect(report, page, here, answer, products);
    }
    for (const { id } of question.answers) earlier.add(id);
  }
  if (!questions.some(({ answers }) => answers.some(({ suggests }) => suggests)))
    report.error(page, ['questions'], 'ни один ответ ничего не предлагает', 'добавьте suggests хотя бы одному ответу');
}

function checkEffect(
  report: Report,
  page: Entry<'page'>,
  at: readonly (string | number)[],
  answer: Answer,
  products: readonly FinderProduct[],
): void {
  const removes = answer.only !== null || answer.have.length > 0 || answer.against.length > 0;
  if (removes !== (answer.goes !== null))
    report.error(
      page,
      [...at],
      'причина «goes» нужна ответам с only, have или against, и только им',
      removes ? 'добавьте goes' : 'уберите goes',
    );
  if (answer.stop && (removes || answer.suggests.length > 0))
    report.error(page, [...at], 'ответ останавливает подбор, а правила всё равно есть', 'оставьте только stop');
  for (const [place, { product }] of answer.suggests.entries()) {
    const [headline] = products.find(({ ref }) => ref === product)?.rows ?? [];
    if (headline && afterAnalysis.includes(headline.substance))
      report.error(
        page,
        [...at, 'suggests', place, 'product'],
        `«${product}» начинают после анализа: сам подбор его не советует`,
        'уберите товар из suggests',
      );
  }
  if (removes && products.every((product) => fits(answer, product)))
    report.warning(page, [...at], 'от этого ответа не уходит ни один товар', 'уберите правило или уточните его');
  if (removes && !products.some((product) => fits(answer, product)))
    report.error(page, [...at], 'от этого ответа уходят все товары', 'смягчите правило или напишите stop');
}

/** As in the published catalogue. */
function asProduct(content: Report['content'], entry: Entry<'product'>): FinderProduct {
  const { slug, data } = entry;
  return {
    ref: slug,
    title: data.title,
    form: data.form,
    age: data.age,
    audience: data.audience,
    marks: marksOf(entry),
    allergens: data.allergens,
    contraindications: compileWarnings(content, entry).groups.flatMap(({ items }) => items),
    rows: data.composition.rows.map((row) => ({
      substance: substanceOf(row) ?? row.name,
      amount: row.amount,
      unit: row.unit,
    })),
  };
}
