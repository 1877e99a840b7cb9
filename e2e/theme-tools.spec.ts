import { anyScreen, expect, open, test } from './support/test.ts';

// The tools themselves are tried as components, beside their sections.
test('the code of a tool is loaded by its own landing only', anyScreen, async ({ page }) => {
  const scripts = async (address: string) => {
    const loaded = new Set<string>();
    const note = (response: { url(): string }) => void (response.url().endsWith('.js') && loaded.add(response.url()));
    page.on('response', note);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const texts = await Promise.all([...loaded].map(async (url) => (await page.request.get(url)).text()));
    return texts.join('\n');
  };
  /** Words that only the tool has. */
  const marks = {
    '/for-men': 'Начать заново',
    '/for-immunity': 'Сейчас за',
    '/for-kidz': 'Возраст ребёнка',
    '/for-sport-and-health': 'Разобрать сумку',
    '/for-all-family': 'Вернуть как было',
    '/for-calmness-and-sleep': 'Погасите экран',
  };
  for (const [address, mark] of Object.entries(marks)) expect(await scripts(address), address).toContain(mark);
  const elsewhere = (await scripts('/for-beauty-and-health')) + (await scripts('/daily/omega-3'));
  for (const mark of Object.values(marks)) expect(elsewhere).not.toContain(mark);
});
