import type { PictureMaker, Progress } from './picture-maker.ts';

interface Publication {
  media: readonly { hash: string; width: number; bytes: Uint8Array }[];
  tables: { sources: readonly { media?: string | null }[] };
}

/** The pictures that a publication brings, before it can be seen: its first visitor does not wait for them. */
export async function makePicturesOf(
  { media, tables }: Publication,
  maker: Pick<PictureMaker, 'makeAhead'>,
  progress: Progress,
): Promise<number> {
  // Sharing pictures are no source: they are sent as they are.
  const shown = new Set(tables.sources.map((source) => source.media));
  const files = new Map(media.filter(({ hash }) => shown.has(hash)).map((file) => [file.hash, file]));
  return maker.makeAhead([...files.values()], async (hash) => files.get(hash)?.bytes ?? null, progress);
}
