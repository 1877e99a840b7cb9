import { answersShown, type FinderQuestion, type FinderState, withoutContradictions } from './finder.ts';

/**
 * The answers as a short line of an address: `who_child.age_3-6.diet_`. Questions and answers by their ids, so that an
 * editor may reorder them; separated by signs that need no escaping. A skipped question has no answer.
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
  /** Parts of the line that are unknown. */
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
  // In the order of the questions, because an answer may depend on an earlier one.
  let state: FinderState = new Map();
  for (const question of questions) {
    const ids = said.get(question.id);
    if (!ids) continue;
    const shown = answersShown(question, questions, state).filter(({ id }) => ids.includes(id));
    const known = withoutContradictions(shown).map(({ id }) => id);
    unread.push(...ids.filter((id) => !known.includes(id)));
    // A question whose answers are all unknown is asked again, and so is one that cannot be skipped.
    if (known.length === 0 && (ids.length > 0 || question.needed)) continue;
    state = new Map([...state, [question.id, question.many ? known : known.slice(0, 1)]]);
  }
  return { state, unread };
}

/** No ids mean that the question was skipped. */
export function withAnswer(state: FinderState, question: FinderQuestion, ids: readonly string[]): FinderState {
  return new Map([...state, [question.id, ids]]);
}

/** The state before the question was answered. */
export function before(
  questions: readonly FinderQuestion[],
  state: FinderState,
  question: FinderQuestion,
): FinderState {
  const place = questions.indexOf(question);
  return new Map([...state].filter(([id]) => questions.findIndex((one) => one.id === id) < place));
}
