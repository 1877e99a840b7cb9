import { createIsomorphicFn } from '@tanstack/react-start';
import { useSettings, useSite } from '../../api-client/use-site.ts';
import { type BlockName, type BlockSource, blockText } from './blocks.ts';

interface StructuredDataProps<Name extends BlockName> {
  block: Name;
  /** What the block tells of. Give the element a `key` that changes with it. */
  of: BlockSource<Name>;
}

/** The browser keeps what stands in the page, so it need not know how to write it. */
const servedText = createIsomorphicFn()
  .server(blockText)
  .client(() => '');

const writeText = createIsomorphicFn().client(
  async <Name extends BlockName>(script: HTMLScriptElement, ...block: Parameters<typeof blockText<Name>>) => {
    // A page that lacks it looks and works the same, so a failure is not the visitor's business.
    const code = await import('./blocks.ts').catch(() => null);
    if (code) script.text = code.blockText(...block);
  },
);

/**
 * Prints what a page tells machines. They read what the server sends; the browser loads the code that writes it
 * only for a page that the server did not print.
 */
export function StructuredData<Name extends BlockName>({ block, of }: StructuredDataProps<Name>) {
  const origin = useSettings()?.origin;
  const brand = useSite()?.brand.name;
  if (!origin || !brand) return null;
  const site = { origin, brand };
  return (
    <script
      ref={(script) => {
        if (script && !script.text) void writeText(script, block, of, site);
      }}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: servedText(block, of, site) }}
    />
  );
}
