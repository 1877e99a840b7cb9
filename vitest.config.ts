import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: './scripts/test-postgresql.ts',
    setupFiles: './scripts/fail-on-console.ts',
    // Store tests open databases: on two busy cores that may take long, and a slow machine is no fault.
    testTimeout: 60_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    hookTimeout: 60_000,
  },
});
