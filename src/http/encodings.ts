export type Compression = 'br' | 'gzip';

/** Browsers send a handful of different headers: what they mean is worked out once. */
const known = new Map<string, readonly Compression[]>();
const maxKnown = 200;

/** The compressions a client accepts, the best first. */
export function acceptedCompressions(accepted: string | null | undefined): readonly Compression[] {
  const header = accepted ?? '';
  const before = known.get(header);
  if (before) return before;
  const compressions = parse(header);
  if (known.size < maxKnown) known.set(header, compressions);
  return compressions;
}

function parse(header: string): readonly Compression[] {
  const offers = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((offer) => offer.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).filter((name) => offers.has(name));
}
