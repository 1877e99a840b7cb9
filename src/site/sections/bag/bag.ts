/** What is packed, as one line of the browser's memory: the things by their own words, so that an edited list does not
 * tick something else. */
export function writeBag(packed: readonly string[]): string {
  return packed.join('\n');
}

/** Only what is still on the list. */
export function readBag(line: string | null, items: readonly string[]): string[] {
  const kept = new Set(line?.split('\n'));
  return items.filter((item) => kept.has(item));
}

export function toggled(packed: readonly string[], item: string): string[] {
  return packed.includes(item) ? packed.filter((one) => one !== item) : [...packed, item];
}
