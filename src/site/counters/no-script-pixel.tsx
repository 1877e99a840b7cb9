import type { PublicSettings } from '../../contract/public-settings.ts';

/** VK's picture for browsers without scripts. They cannot consent, so it is there only where consent is not required. */
export function NoScriptPixel({ settings: { consent, counters } }: { settings: PublicSettings }) {
  if (!counters.vkPixel || consent === 'required') return null;
  return (
    <noscript>
      <img
        src={`https://vk.com/rtrg?p=${encodeURIComponent(counters.vkPixel)}`}
        alt=""
        style={{ position: 'absolute', left: '-999px' }}
      />
    </noscript>
  );
}
