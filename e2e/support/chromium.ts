import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's browser if there is one; otherwise Playwright uses the one it has downloaded. */
export function findChromium(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || places.find((place) => existsSync(place));
}
