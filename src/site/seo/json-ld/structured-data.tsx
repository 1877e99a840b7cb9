import { createIsomorphicFn } from '@tanstack/react-start';
import { useSettings, useSite } from '../../api-client/frame-data.ts';
import { type BlockName, type BlockSource, blockText } from './blocks.ts';

interface StructuredDataProps<Name extends BlockName> {
  block: Name;
  /** The data of the block. Give the element a `key` that changes with it. */
  of: BlockSource<Name>;
}

/** The browser keeps the text of the server's page. */
const servedText = createIsomorphicFn()
  .server(blockText)
  .client(() => '');

const writeText = createIsomorphicFn().client(
  async <Name extends BlockName>(script: HTMLScriptElement, ...block: Parameters<typeof blockText<Name>>) => {
    // The page works without it, so a failed chunk is ignored.
    const code = await import('./blocks.ts').catch(() => null);
    if (code) script.text = code.blockText(...block);
  },
);

/** Crawlers read the server's HTML; the browser loads the code only for pages the server did not render. */
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

/** Organization and website, on every page. */
export function SiteData() {
  const site = useSite();
  if (!site) return null;
  return (
    <>
      <StructuredData block="organization" of={site} />
      <StructuredData block="website" of={site} />
    </>
  );
}
