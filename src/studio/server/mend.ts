import type { Fault } from '../../content/faults.ts';

type Told = Pick<Fault, 'message' | 'remedy'>;

/** The checks say what to write instead; where that is all there is to do, a button can do it. */
const remedies: ((fault: Told, value: unknown) => string | undefined)[] = [
  ({ remedy }) => /имелось в виду «([^»]+)»/.exec(remedy)?.[1],
  ({ remedy }, value) => {
    const anchor = /имелось в виду #(\S+)/.exec(remedy)?.[1];
    return anchor && isText(value) ? value.replace(/#.*$/, `#${anchor}`) : undefined;
  },
  ({ remedy }) => /имелось в виду (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }) => /переехала: напишите (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }) => /направьте сразу на (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }, value) =>
    remedy.includes('http:// на https://') && isText(value) ? value.replace(/^http:/, 'https:') : undefined,
  ({ remedy }) => /не раньше (\d{4}-\d{2}-\d{2})/.exec(remedy)?.[1],
];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Undefined where the remedy has to be thought about, or the fault is in the midst of a longer text. */
export function mendOf(fault: Told, value: unknown): string | undefined {
  if (typeof value === 'object' || (isText(value) && value.includes('\n'))) return undefined;
  for (const remedy of remedies) {
    const mended = remedy(fault, value);
    if (mended !== undefined && mended !== value) return mended;
  }
  return undefined;
}
