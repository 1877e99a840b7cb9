import { findProducts } from '../../nutrition/finder/finder-result.ts';
import { writeState } from '../../nutrition/finder/finder-text.ts';
import { walkFinder } from '../../nutrition/finder/walk.ts';
import { compileQuestions } from '../facts/finder-questions.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import { asProduct } from './finder.ts';
import type { Report } from './report.ts';

const most = { questions: 7, products: 3 };

/**
 * Every path of the finder must end with at most three products, each with a reason. Takes a second or two, so it is
 * optional.
 */
export function checkFinderWays(report: Report): void {
  const page = report.content.find('page', 'finder');
  if (!page || !report.content.complete) return;
  const questions = compileQuestions((page.data as PageSource<'finder'>).questions);
  const products = report.content.all('product').map(asProduct);
  const { ends, idle } = walkFinder(questions, products);
  for (const [index, { answers }] of questions.entries())
    if (answers.every((answer) => idle.has(answer)))
      report.warning(
        page,
        ['questions', index],
        'вопрос ничего не меняет ни на одном пути',
        'уберите вопрос или дайте ответам правила',
      );
  const wrong = ends.filter((state) => {
    const { found, spare } = findProducts(questions, state, products, (key) => key);
    const isRight =
      state.size <= most.questions &&
      found.length <= most.products &&
      found.every(({ reasons }) => reasons.length > 0 && reasons.every(Boolean)) &&
      spare.every(({ reason }) => reason);
    return !isRight;
  });
  if (wrong[0])
    report.error(
      page,
      ['questions'],
      `путь ${writeState(questions, wrong[0])} кончается не так, как обещано, и таких ${wrong.length} из ${ends.length}`,
      'не больше семи вопросов и трёх продуктов, у каждого продукта причина',
    );
}
