import { defineConfig } from 'vitest/config';

// A slow machine is no fault, only a hang is.
const hang = 300_000;

/** `vitest run --config e2e/firefox/vitest.config.ts`, against the built site. FIREFOX names the browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.firefox.ts'],
    globalSetup: './start-servers.ts',
    testTimeout: hang,
    hookTimeout: hang,
    teardownTimeout: hang,
    passWithNoTests: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
