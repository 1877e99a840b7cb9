export type Reply = 'yes' | 'no';

const mostProducts = 2;

export interface Outcome {
  /** Unanswered questions. */
  left: number;
  /** Indexes of the questions answered by «нет». */
  habits: number[];
  /** Up to two products, of the most important questions. */
  products: string[];
}

const signs = { yes: 'y', no: 'n' } as const;
const open = '-';
const signOf = (reply: Reply | undefined) => (reply ? signs[reply] : open);

/** One character per question: `yn-yy`. Null where nothing is answered yet. */
export function writeReplies(questions: number, replies: readonly (Reply | undefined)[]): string | null {
  const line = Array.from({ length: questions }, (_, index) => signOf(replies[index])).join('');
  return line.replaceAll(open, '') === '' ? null : line;
}

/** A line of another length belongs to another list of questions. */
export function readReplies(questions: number, line: string | null): (Reply | undefined)[] {
  if (line?.length !== questions || !/^[yn-]*$/.test(line)) return [];
  return [...line].map((sign) => (['yes', 'no'] as const).find((reply) => signs[reply] === sign));
}

/** The content puts the most important question first. */
export function outcomeOf(
  questions: readonly { product: { ref: string } | null }[],
  replies: readonly (Reply | undefined)[],
): Outcome {
  const habits = [...questions.keys()].filter((index) => replies[index] === 'no');
  const refs = habits.flatMap((index) => questions[index]?.product?.ref ?? []);
  return {
    left: questions.filter((_, index) => replies[index] === undefined).length,
    habits,
    products: [...new Set(refs)].slice(0, mostProducts),
  };
}
