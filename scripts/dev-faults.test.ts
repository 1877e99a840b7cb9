import type { HotPayload } from 'vite';
import { expect, it } from 'vitest';
import { createFaults } from './dev-faults.ts';

/** What stands over an open page. */
function openPage(shownBefore: string | null = null) {
  let shown = shownBefore;
  const faults = createFaults((payload: HotPayload) => {
    shown = payload.type === 'error' ? payload.err.message : null;
  });
  const show = (fault: 'content' | 'types' | 'page') => faults.show(fault, { message: `${fault} fault`, stack: '' });
  const update = () => {
    shown = null;
    faults.showAgain();
  };
  return { ...faults, show, update, shown: () => shown };
}

it('shows again what is still wrong when a later fault is mended', () => {
  const page = openPage();
  page.show('content');
  page.show('types');
  expect(page.shown()).toBe('types fault');
  page.mend('types');
  expect(page.shown()).toBe('content fault');
  page.mend('content', 'page');
  expect(page.shown()).toBeNull();
});

it('leaves the newest fault when an earlier one is mended, and takes nothing away when nothing was', () => {
  const page = openPage();
  page.show('types');
  page.show('content');
  page.mend('types');
  expect(page.shown()).toBe('content fault');
  page.mend('types');
  expect(page.shown()).toBe('content fault');
});

it('an update of the page takes away what the page threw, and nothing else', () => {
  const page = openPage();
  page.show('types');
  page.show('page');
  page.update();
  expect(page.shown()).toBe('types fault');
  page.mend('types');
  page.update();
  expect(page.shown()).toBeNull();
});

it('takes away what was mended while a page could not hear of it', () => {
  const page = openPage('content fault');
  page.showAgain();
  expect(page.shown()).toBeNull();
});
