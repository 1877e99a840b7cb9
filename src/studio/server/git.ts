import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** Nobody sits at a terminal: git that wants a password says so instead of waiting for one. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
const most = 2 ** 28;
const run = promisify(execFile);

export async function git(
  cwd: string,
  ...args: [{ env: Record<string, string> }, ...string[]] | string[]
): Promise<string> {
  const [first, ...others] = args;
  const [own, words] = typeof first === 'object' ? [first.env, others] : [{}, args];
  const env = { ...process.env, ...quiet, ...own };
  return (await run('git', ['-c', 'core.quotePath=false', ...(words as string[])], { cwd, env, maxBuffer: most }))
    .stdout;
}

export const blob = async (cwd: string, name: string): Promise<Buffer> =>
  (await run('git', ['cat-file', 'blob', name], { cwd, encoding: 'buffer', maxBuffer: most })).stdout;

export const isRepository = (dir: string) =>
  git(dir, 'rev-parse', '--is-inside-work-tree').then(
    () => true,
    () => false,
  );

/** What git said last, for whoever has to look into it. */
export const reasonOfGit = (error: unknown) =>
  (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);

/** Who works here: as git knows it, else as the machine does. */
export const whoWorksIn = async (dir: string): Promise<string> =>
  (await git(dir, 'config', 'user.name').catch(() => '')).trim() || userInfo().username;

const commitsShown = 50;

/** Newest first. */
export async function commitsOf(dir: string, ...range: string[]) {
  const log = await git(dir, 'log', `--max-count=${commitsShown}`, '--format=%H%x09%aI%x09%an%x09%s', ...range);
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at = '', who = '', message = ''] = line.split('\t');
      return { id, at, who, message };
    });
}
