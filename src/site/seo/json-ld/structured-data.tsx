import { useSettings } from '../../frame/use-site.ts';
import { serialise } from './serialise.ts';

/** Prints what a page tells machines. Nothing is printed for a page that has nothing of the kind to tell. */
export function StructuredData({ make }: { make: (origin: string) => object | null }) {
  const settings = useSettings();
  const data = settings ? make(settings.origin) : null;
  return data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />;
}
