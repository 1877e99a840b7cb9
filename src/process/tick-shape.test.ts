import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Asks V8 itself whether both have one shape, in a process whose garbage is collected again and again. */
const script = `
import { executionAsyncResource } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
const { keepTickShape } = await import('./src/process/tick-shape.ts');
const kept = keepTickShape();
for (let i = 0; i < 20; i++) {
  await setTimeout(1);
  gc();
}
process.nextTick(() => console.log(kept.length, %HaveSameMap(kept[0], executionAsyncResource())));
`;

it('what Node makes for a tick has the shape of the one that is kept', () => {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--allow-natives-syntax'];
  const said = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said.trim()).toBe('1 true');
});
