import { useState } from 'react';
import type { PhoneMenu } from './phone-menu.tsx';
import { siteMapId } from './site-footer.tsx';

/** Loaded when the button is first touched or focused. */
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
    // The footer has the same links.
    else window.location.hash = siteMapId;
  }

  return { Menu, isOpen, load, open, close: () => setOpen(false) };
}
