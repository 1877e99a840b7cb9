import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const [log, requestLog] = ['log.ts', 'request-log.ts'].map((name) => JSON.stringify(join(import.meta.dirname, name)));

/** What a process that runs `code` writes on standard output, line by line. */
function outputOf(code: string): { path: string; request: string; client: string }[] {
  const imports = `import { setLogLevel } from ${log}; import { logRequest } from ${requestLog};
    const visit = { id: 'abc', client: '203.0.113.7' };`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', `${imports} ${code}`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
const paths = (code: string) => outputOf(code).map(({ path }) => path);

it('no request is lost when the process ends', () => {
  expect(
    paths(`logRequest('GET', '/a', 200, 1, visit); logRequest('GET', '/"b"', 404, 2, visit); process.exit(0);`),
  ).toEqual(['/a', '/"b"']);
  expect(
    paths(`process.on('SIGTERM', () => process.exit(0)); logRequest('GET', '/a', 200, 1, visit);
    setInterval(() => {}, 1_000); process.kill(process.pid, 'SIGTERM');`),
  ).toEqual(['/a']);
});

it('requests are written hundreds at a time, whatever the clock says, and none is lost or out of order', () => {
  const lines = paths(`let writes = 0; const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text) => { writes += 1; return write(text); };
    for (let i = 0; i < 4_000; i++) logRequest('GET', '/витамин-' + i, 200, 1, visit);
    logRequest('GET', 'writes ' + writes, 200, 1, visit);`);
  expect(lines.slice(0, -1)).toEqual(Array.from({ length: 4_000 }, (_, i) => `/витамин-${i}`));
  const writes = Number(lines.at(-1)?.replace('writes ', ''));
  expect(writes).toBeGreaterThan(0);
  expect(writes).toBeLessThan(20);
});

it('the longest addresses have room', () => {
  const lines = paths(`for (let i = 0; i < 100; i++) logRequest('GET', '/' + 'ы'.repeat(2_000) + i, 414, 1, visit);
    setTimeout(() => {}, 500);`);
  expect(lines.map((path) => path.slice(2_001))).toEqual(Array.from({ length: 100 }, (_, i) => String(i)));
});

it('a line carries the id of its request and who asked, and is not written where only warnings are', () => {
  expect(outputOf(`logRequest('GET', '/a', 200, 1, visit);`)).toMatchObject([
    { request: 'abc', client: '203.0.113.7' },
  ]);
  expect(outputOf(`setLogLevel('warn'); logRequest('GET', '/a', 200, 1, visit);`)).toEqual([]);
});
