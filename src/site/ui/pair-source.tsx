import type { Source } from '../../contract/common.ts';
import { AppLink } from './app-link.tsx';

/** The document that says so; without one it is mere caution, and the page says that. */
export function PairSource({ source }: { source: Source | undefined }) {
  return <p className="mt-1 text-caption text-ink-faint">{source ? <Named source={source} /> : caution}</p>;
}

const caution = 'Осторожность редакции: документа, который бы это подтверждал, мы не нашли.';

function Named({ source: { publisher, title, url } }: { source: Source }) {
  const words = `Источник: ${publisher}, ${title}`;
  if (!url) return words;
  return (
    <AppLink href={url} className="underline underline-offset-2 hover:text-link">
      {words}
    </AppLink>
  );
}
