/** The ticked items by their text, so that an edited list ticks no other item. */
export function writeBag(packed: readonly string[]): string {
  return packed.join('\n');
}

export function readBag(line: string | null, items: readonly string[]): string[] {
  const kept = new Set(line?.split('\n'));
  return items.filter((item) => kept.has(item));
}

export function toggled(packed: readonly string[], item: string): string[] {
  return packed.includes(item) ? packed.filter((one) => one !== item) : [...packed, item];
}
