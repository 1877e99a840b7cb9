import { type SQL, sql } from 'drizzle-orm';

/** A list of any length as one parameter: an array's own encoding differs between the two drivers. */
export function textList(values: readonly string[]): SQL {
  return sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`;
}
