import { z } from 'zod';
import { nearest } from '../../text/edit-distance.ts';
import { type FieldType, metadataOf, unwrap, variantOf } from '../schema/metadata.ts';
import { errorIn, type Fault, fieldName, meantOr, type Path } from './faults.ts';

/** Turns zod's issues into sentences for editors. */
export function shapeFaults(
  schema: z.ZodType,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
  file: string,
  lineOf: (path: Path) => number,
  placeOf: (path: Path) => Path = (path) => path,
): Fault[] {
  return issues.flatMap((issue) => {
    const path = issue.path as (string | number)[];
    const at = (where: Path, message: string, remedy: string) =>
      errorIn(file, message, remedy, lineOf(where), fieldName(placeOf(where)));
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(shapeAt(schema, path, data) ?? {});
      return issue.keys.map((key) => {
        const remedy = meantOr(nearest(key, known), `уберите его; здесь бывают поля: ${known.join(', ')}`);
        return at([...path, key], `неизвестное поле «${key}»`, remedy);
      });
    }
    const [message, remedy] = explain(issue, valueAt(data, path), helpAt(schema, path, data));
    return [at(path, message, remedy)];
  });
}

function explain(issue: z.core.$ZodIssue, value: unknown, description: string | undefined): [string, string] {
  const hint = description ?? null;
  const own = /\p{Script=Cyrillic}/u.test(issue.message) ? issue.message : null;
  if (value === undefined || value === null) {
    const allowed = issue.code === 'invalid_value' ? `одно из: ${issue.values.join(', ')}` : null;
    return ['нет обязательного поля', `добавьте его: ${allowed ?? hint ?? own ?? 'поле должно быть заполнено'}`];
  }
  switch (issue.code) {
    case 'invalid_value':
      return [`значение ${quote(value)} не подходит`, `напишите одно из: ${issue.values.join(', ')}`];
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
      return [
        `значение ${quote(value)} не подходит`,
        options.length > 0 ? `напишите одно из: ${options.join(', ')}` : (hint ?? 'сверьтесь с руководством'),
      ];
    }
    case 'invalid_type':
      if (issue.expected === 'string' && typeof value !== 'object') {
        return [`здесь ${typeName(value)}, а нужна строка`, `возьмите значение в кавычки: "${String(value)}"`];
      }
      return [
        `здесь ${typeName(value)}, а нужно ${expectedName(issue.expected)}`,
        hint ?? expectedRemedy(issue.expected),
      ];
    case 'too_small':
      if (issue.origin === 'array')
        return [`в списке мало строк: ${lengthOf(value)}`, `нужно не меньше ${issue.minimum}`];
      if (own) return ['текста слишком мало', own];
      return [
        `число ${quote(value)} слишком мало`,
        `нужно ${issue.inclusive ? 'не меньше' : 'больше'} ${issue.minimum}`,
      ];
    case 'too_big':
      if (issue.origin === 'array')
        return [`в списке много строк: ${lengthOf(value)}`, `нужно не больше ${issue.maximum}`];
      if (issue.origin === 'string')
        return [`строка слишком длинная: ${lengthOf(value)} знаков`, `сократите до ${issue.maximum} знаков`];
      return [`число ${quote(value)} слишком велико`, `нужно не больше ${issue.maximum}`];
    case 'invalid_format':
      return [
        `значение ${quote(value)} записано неверно`,
        own ?? (issue.format === 'email' ? 'адрес почты в виде name@site.ru' : (hint ?? 'сверьтесь с руководством')),
      ];
    default:
      return [own ?? `значение ${quote(value)} не подходит`, hint ?? 'сверьтесь с руководством'];
  }
}

function quote(value: unknown): string {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return `«${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}»`;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'список';
  return (
    { string: 'строка', number: 'число', boolean: 'да/нет', object: 'группа полей' }[typeof value as string] ??
    typeof value
  );
}

function expectedName(expected: string): string {
  return (
    {
      string: 'строка',
      number: 'число',
      int: 'целое число',
      boolean: 'true или false',
      object: 'группа полей',
      array: 'список',
      record: 'группа полей',
    }[expected] ?? expected
  );
}

function expectedRemedy(expected: string): string {
  return (
    {
      string: 'напишите текст; если это число или дата, возьмите значение в кавычки',
      number: 'напишите число без кавычек, дробь с точкой: 1.5',
      int: 'напишите целое число без кавычек',
      object: 'перенесите поля на следующие строки с отступом',
      array: 'запишите каждое значение с новой строки через «- »',
    }[expected] ?? 'сверьтесь с руководством'
  );
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[part] : undefined,
    data,
  );
}

function schemaAt(schema: z.ZodType, path: Path, data: unknown): z.ZodType | null {
  let current: z.ZodType | null = schema;
  let value = data;
  for (const part of path) {
    const inner: z.ZodType | null = current === null ? null : chosen(unwrap(current), value);
    if (inner instanceof z.ZodObject) current = (inner.shape[part] as z.ZodType | undefined) ?? null;
    else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else return null;
    value = valueAt(value, [part]);
  }
  if (current === null) return null;
  const inner = unwrap(current);
  return inner instanceof z.ZodDiscriminatedUnion ? chosen(inner, value) : current;
}

function chosen(schema: z.ZodType, value: unknown): z.ZodType {
  return schema instanceof z.ZodDiscriminatedUnion ? (variantOf(schema, value) ?? schema) : schema;
}

/** How a value is written in a file, where the field itself does not say what it is. */
const usualHelp: Partial<Record<FieldType, string>> = {
  text: 'строка текста',
  markdown: 'текст в Markdown',
  reference: 'часть адреса: латинские строчные буквы, цифры и дефисы',
  date: 'дата в виде 2026-11-15',
  picture: 'картинка: file — имя файла рядом с записью, alt — что изображено',
};
const spelt: Partial<Record<FieldType, string>> = {
  flag: 'true или ничего',
  sample: 'true или ничего',
  moment: 'дата и время со смещением, 2026-12-01T09:00:00+03:00',
};

function helpAt(schema: z.ZodType, path: Path, data: unknown): string | undefined {
  const found = schemaAt(schema, path, data);
  const metadata = found ? metadataOf(found) : undefined;
  return metadata && (spelt[metadata.type] ?? metadata.help ?? usualHelp[metadata.type]);
}

function shapeAt(schema: z.ZodType, path: Path, data: unknown): Record<string, unknown> | null {
  const found = schemaAt(schema, path, data);
  const inner = found ? unwrap(found) : null;
  return inner instanceof z.ZodObject ? inner.shape : null;
}
