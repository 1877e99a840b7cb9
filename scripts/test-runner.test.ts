import { describe, expect, it } from 'vitest';
import { type Outcome, type Result, runSteps, type Step, select, table } from './test-runner.ts';
import { steps as allSteps } from './test-steps.ts';

/** Without the search for programs: whether this machine can have a Firefox is not what is tested here. */
const realSteps = allSteps.map(({ missing, ...step }) => step);

const steps: Step[] = [
  { name: 'lint', command: ['lint'], quick: true },
  { name: 'unit', command: ['unit'], report: 'vitest', quick: true },
  { name: 'build', command: ['build'] },
];

async function run(outcomes: Record<string, Outcome | Error>, chosen = steps) {
  const lines: string[] = [];
  let time = 0;
  const results = await runSteps(chosen, {
    run: async ({ name, report }) => {
      const outcome = outcomes[name] ?? { code: 0, executed: report && 3 };
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    now: () => {
      time += 1500;
      return time;
    },
    print: (line) => lines.push(line),
  });
  return { results, output: lines.join('\n') };
}

const states = (results: Result[]) => results.map(({ name, state }) => `${name} ${state}`);

describe('runSteps', () => {
  it('passes when every step passes', async () => {
    const { results } = await run({});
    expect(states(results)).toEqual(['lint passed', 'unit passed', 'build passed']);
  });

  it.each(realSteps.map(({ name }) => name))('fails with the name of the step: %s', async (name) => {
    const { results, output } = await run({ [name]: { code: 3, executed: 1 } }, realSteps);
    expect(results.find((result) => result.name === name)).toMatchObject({ state: 'failed', reason: 'exit code 3' });
    expect(output).toContain(`✗ ${name} failed: exit code 3`);
    const index = realSteps.findIndex(
      (step, at) => at >= realSteps.findIndex((one) => one.name === name) && !step.besideNext,
    );
    expect(results.slice(index + 1).every(({ state }) => state === 'not run')).toBe(true);
  });

  it.each<[string, Outcome | Error]>([
    ['it ran no test', { code: 0, executed: 0 }],
    ['its report is missing', { code: 0 }],
    ['ended by SIGKILL', { code: null, signal: 'SIGKILL' }],
    ['no browser', new Error('no browser')],
  ])('fails a step of tests: %s', async (reason, outcome) => {
    const { results, output } = await run({ unit: outcome });
    expect(states(results)).toEqual(['lint passed', 'unit failed', 'build not run']);
    expect(output).toContain(`✗ unit failed: ${reason}`);
  });
});

describe('steps side by side', () => {
  const [lint, unit, build] = steps as [Step, Step, Step];
  const beside = [{ ...lint, besideNext: true }, { ...unit, besideNext: true }, build, { ...lint, name: 'last' }];

  it('run at the same time, and only the last of them prints as it goes', async () => {
    const log: string[] = [];
    const results = await runSteps(beside, {
      run: async ({ name, report }, isQuiet) => {
        log.push(`${name} starts${isQuiet ? ' quietly' : ''}`);
        await new Promise(setImmediate);
        log.push(`${name} ends`);
        return { code: 0, executed: report && 1 };
      },
      now: () => 0,
      print: () => {},
    });
    expect(log).toEqual([
      'lint starts quietly',
      'unit starts quietly',
      'build starts',
      'lint ends',
      'unit ends',
      'build ends',
      'last starts',
      'last ends',
    ]);
    expect(states(results)).toEqual(['lint passed', 'unit passed', 'build passed', 'last passed']);
  });

  it('fail for themselves: the others beside them are judged, what comes after is not run', async () => {
    const { results } = await run({ lint: { code: 1 } }, beside);
    expect(states(results)).toEqual(['lint failed', 'unit passed', 'build passed', 'last not run']);
  });
});

describe('a step that needs what this machine cannot have', () => {
  const missing = {
    name: 'other browser',
    command: ['x'],
    report: 'vitest',
    missing: () => 'no other browser',
  } as const;

  it('is left out, says so and fails nothing', async () => {
    const { results, output } = await run({}, [{ ...missing, command: ['x'] }, ...steps]);
    expect(states(results)).toEqual(['other browser skipped', 'lint passed', 'unit passed', 'build passed']);
    expect(output).toContain('– other browser skipped: no other browser');
    expect(table(results, 1)).toContain('3 passed, 0 failed, 1 skipped in');
  });

  it('counts like any other where it can have it', async () => {
    const there: Step = { ...missing, command: ['x'], missing: () => undefined };
    const { results } = await run({ 'other browser': { code: 0, executed: 0 } }, [there]);
    expect(results[0]).toMatchObject({ state: 'failed', reason: 'it ran no test' });
  });
});

describe('select', () => {
  const names = (args: string[], of = steps) => {
    const selection = select(args, of);
    return 'run' in selection ? selection.run.map(({ name }) => name) : selection;
  };

  it('runs everything by default, or what is named, in the order of the steps', () => {
    expect(names([])).toEqual(['lint', 'unit', 'build']);
    expect(names(['build', 'lin'])).toEqual(['lint', 'build']);
    expect(names(['quick'])).toEqual(['lint', 'unit']);
  });

  it('leaves the long ones to the night, unless everything or their name is asked for', () => {
    const withLong = [...steps, { name: 'other browser', command: ['x'], nightly: true }];
    expect(names([], withLong)).toEqual(['lint', 'unit', 'build']);
    expect(names(['all'], withLong)).toEqual(['lint', 'unit', 'build', 'other browser']);
    expect(names(['browser'], withLong)).toEqual(['other browser']);
    expect(names([], realSteps)).not.toContain('firefox');
  });

  it('lists the steps when asked, and when one is unknown', () => {
    expect(names(['--help'])).toEqual({ help: expect.stringMatching(/\* lint\n {2}\* unit\n {4}build$/) });
    expect(names(['build', 'nosuch'])).toEqual({
      unknown: expect.stringMatching(/^There is no step "nosuch"(.|\n)*unit/),
    });
  });

  it('reaches every real step by a part of its name', () => {
    expect(names(['unit'], realSteps)).toEqual(['unit']);
    expect(names(['databases'], realSteps)).toEqual(['integration, both databases']);
    expect(names(['quick'], realSteps)).toEqual(['format and lint', 'dead code', 'types', 'unit']);
  });
});

describe('table', () => {
  it('shows each step with its time, and the sum', () => {
    const results: Result[] = [
      { name: 'lint', state: 'passed', seconds: 2.04 },
      { name: 'unit', state: 'failed', seconds: 61.5, executed: 12 },
      { name: 'build', state: 'not run', seconds: 0 },
    ];
    expect(table(results, 63.54)).toBe(
      [
        '✓ lint       2.0 s',
        '✗ unit      61.5 s  12 tests',
        '· build    not run',
        '',
        '1 passed, 1 failed, 1 not run in 63.5 s',
      ].join('\n'),
    );
  });

  it('names what was left out', () => {
    expect(table([{ name: 'lint', state: 'passed', seconds: 1 }], 1, ['firefox', 'chaos'])).toMatch(
      /\nleft out, see npm test -- all: firefox; chaos$/,
    );
  });
});
