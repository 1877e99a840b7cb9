import { z } from 'zod';
import { prose, text } from '../schema/fields.ts';
import { described } from '../schema/meaning.ts';

/** What every section of a landing has, and what this one has besides. */
export const section = <T extends string, S extends z.ZodRawShape>(type: T, label: string, shape: S) =>
  described(
    z.strictObject({
      type: described(z.literal(type), { is: 'choice', label: 'Вид раздела', choices: { [type]: label } }),
      title: text('Заголовок'),
      text: prose('Пояснение').optional(),
      ...shape,
    }),
    { is: 'group', label },
  );
