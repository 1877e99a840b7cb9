/**
 * Keeps what was made of a text. The same content is checked again and again while one entry of it is being written;
 * what was not asked for through two fillings is forgotten.
 */
export function memoizeText<T>(make: (text: string) => T, most = 4_000): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text) ?? older.get(text);
    const made = known ?? make(text);
    if (recent.size >= most) [older, recent] = [recent, new Map()];
    recent.set(text, made);
    return made;
  };
}
