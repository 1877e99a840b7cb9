export type Compression = 'br' | 'gzip';

/** The compressions a client accepts, the best first. */
export function acceptedCompressions(accepted: string | null | undefined): Compression[] {
  const offers = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((offer) => offer.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).filter((name) => offers.has(name));
}
