import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { homeRestoreMs, loadingClearMs, pageTransition, reloadGuardMs, scrollOffsetPx } from './constants.ts';

const css = readFileSync(new URL('./navigation.css', import.meta.url), 'utf8');

it('has the numbers of the specification', () => {
  expect({ ...pageTransition, scrollOffsetPx, loadingClearMs, homeRestoreMs, reloadGuardMs }).toEqual({
    name: 'page',
    durationMs: 200,
    scrollOffsetPx: 120,
    loadingClearMs: 150,
    homeRestoreMs: 500,
    reloadGuardMs: 10_000,
  });
});

it('has the same numbers in the style sheet', () => {
  expect(css).toContain(`animation-duration: ${pageTransition.durationMs}ms;`);
  expect(css).toContain(`scroll-margin-top: ${scrollOffsetPx}px;`);
});
