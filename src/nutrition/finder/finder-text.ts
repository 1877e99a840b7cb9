import { answersShown, type FinderQuestion, type FinderState } from './finder.ts';

/**
 * The answers as one short line of an address: `who_child.age_3-6.diet_`. Questions and answers go by their names, so
 * that an editor may move them about; signs that no address escapes stand between. A skipped question has no answer.
 */
export function writeState(questions: readonly FinderQuestion[], state: FinderState): string {
  return questions
    .flatMap(({ id }) => {
      const given = state.get(id);
      return given ? [[id, ...(given.length > 0 ? given : [''])].join('_')] : [];
    })
    .join('.');
}

export interface ReadState {
  state: FinderState;
  /** What stands in the line and means nothing here. */
  unread: readonly string[];
}

export function readState(questions: readonly FinderQuestion[], line: string): ReadState {
  const said = new Map<string, readonly string[]>();
  const unread: string[] = [];
  for (const part of line.split('.').filter(Boolean)) {
    const [name = '', ...ids] = part.split('_');
    if (questions.some(({ id }) => id === name)) said.set(name, ids.filter(Boolean));
    else unread.push(name);
  }
  // Questions in their own order: what an answer is worth may depend on an earlier one.
  let state: FinderState = new Map();
  for (const question of questions) {
    const ids = said.get(question.id);
    if (!ids) continue;
    const shown = answersShown(question, questions, state).map(({ id }) => id);
    const known = shown.filter((id) => ids.includes(id));
    unread.push(...ids.filter((id) => !known.includes(id)));
    // Of a question nobody understood the answer to, nothing was said: it is asked again.
    if (known.length === 0 && ids.length > 0) continue;
    state = new Map([...state, [question.id, question.many ? known : known.slice(0, 1)]]);
  }
  return { state, unread };
}

/** The state after an answer; none at all means that the question was skipped. */
export function withAnswer(state: FinderState, question: FinderQuestion, ids: readonly string[]): FinderState {
  return new Map([...state, [question.id, ids]]);
}

/** As it was before the question was asked: an answer can be taken back. */
export function before(
  questions: readonly FinderQuestion[],
  state: FinderState,
  question: FinderQuestion,
): FinderState {
  const place = questions.indexOf(question);
  return new Map([...state].filter(([id]) => questions.findIndex((one) => one.id === id) < place));
}
