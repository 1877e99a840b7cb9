import { useState } from 'react';
import type { PhoneMenu } from './phone-menu.tsx';
import { siteMapId } from './site-map-id.ts';

/** The menu of narrow screens: its code comes with the first touch of the button. */
export function usePhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<typeof PhoneMenu | null>(null);

  async function load(): Promise<boolean> {
    if (Menu) return true;
    const loaded = await import('./phone-menu.tsx').catch(() => null);
    if (loaded) setMenu(() => loaded.PhoneMenu);
    return loaded !== null;
  }

  async function open(): Promise<void> {
    if (await load()) setOpen(true);
    // Without a connection the footer, which is there, leads to the same places.
    else window.location.hash = siteMapId;
  }

  return { Menu, isOpen, load, open, close: () => setOpen(false) };
}
