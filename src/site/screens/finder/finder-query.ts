import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import {
  answersShown,
  type FinderProduct,
  type FinderState,
  nextQuestion,
  withoutContradictions,
} from '../../../nutrition/finder/finder.ts';
import { type ReadState, readState, withAnswer, writeState } from '../../../nutrition/finder/finder-text.ts';
import { pick } from '../../api-client/load.ts';

type Questions = PageData<'finder'>['questions'];

const readQuery = pick(...toolKeys.finder);

/** Sent by a form without scripts, so that an empty choice is an answer, too. */
export const noBox = '-';

/** The earlier answers, and the answer that a form without scripts adds. */
export function stateFromQuery(
  questions: Questions,
  search: Record<string, unknown>,
  products: readonly FinderProduct[],
): ReadState {
  const { a = '', v } = readQuery(search);
  const read = readState(questions, a);
  const question = v === undefined ? null : nextQuestion(questions, read.state, products);
  if (!question) return read;
  const said = v?.split(',') ?? [];
  const known = withoutContradictions(
    answersShown(question, questions, read.state).filter(({ id }) => said.includes(id)),
  );
  if (known.length === 0 && (question.needed || !said.includes(noBox))) return read;
  const ids = known.map(({ id }) => id).slice(0, question.many ? undefined : 1);
  return { ...read, state: withAnswer(read.state, question, ids) };
}

export function finderHref(questions: Questions, state: FinderState): string {
  const line = writeState(questions, state);
  return line ? `${pagePaths.finder}?a=${line}` : pagePaths.finder;
}
