import type { Fault } from '../../content/load/faults.ts';

type Told = Pick<Fault, 'message' | 'remedy'>;

/** The checks say what to write instead; where that is all there is to do, a button can do it. */
const remedies: ((fault: Told, value: unknown) => string | undefined)[] = [
  // There it is the name of the field that has a slip, not what it says.
  ({ message, remedy }) =>
    message.includes('неизвестное поле «') ? undefined : /имелось в виду «([^»]+)»/.exec(remedy)?.[1],
  ({ remedy }, value) => {
    const anchor = /имелось в виду #(\S+)/.exec(remedy)?.[1];
    return anchor && isText(value) ? value.replace(/#.*$/, `#${anchor}`) : undefined;
  },
  ({ remedy }) => /имелось в виду (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }) => /переехала: напишите (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }) => /направьте сразу на (\/\S*)/.exec(remedy)?.[1],
  ({ remedy }, value) =>
    remedy.includes('https://') && isText(value) && value.startsWith('http://')
      ? value.replace(/^http:/, 'https:')
      : undefined,
  // A number or a yes where a text belongs: as a text it says the same.
  ({ remedy }, value) =>
    /^возьмите значение в кавычки: "(?!…)/.test(remedy) && !isText(value) ? String(value) : undefined,
  ({ remedy }) => /напишите (ml|pcs)$/.exec(remedy)?.[1],
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

/** The name of a field has a slip, or there is no such field: a button can give it the right name or take it out. */
export function unknownField({ message, remedy }: Told): { meant: string | null } | undefined {
  if (!message.includes('неизвестное поле «')) return undefined;
  return { meant: /имелось в виду «([^»]+)»/.exec(remedy)?.[1] ?? null };
}
