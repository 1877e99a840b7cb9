import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { folderFiles } from '../../content/load/files.ts';
import { hashOfText } from './files.ts';
import { removeEntry } from './remove-entry.ts';
import { renameEntry } from './rename-entry.ts';
import { saveEntry } from './save-entry.ts';
import { killedAt } from './test-kill.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const path = 'articles/gigiena-sna.md';
/** An entry, its picture and two that name it: all of a rename, and no more. */
const few = [path, 'articles/gigiena-sna.webp', 'components/melissa.md', 'components/melissa.webp', 'redirects.yml'];
let dir: string;
let content: string;
let state: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'studio-files-'));
  [content, state] = [join(dir, 'content'), join(dir, 'state')];
  copyFew();
});
afterAll(() => rmSync(dir, { recursive: true }));

function copyFew(): void {
  for (const name of few) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    cpSync(join('fixtures/catalogue', name), join(content, name));
  }
}

const file = (name: string) => readFileSync(join(content, name), 'utf8');

/** As editors, git and the studio itself do it. */
function replaceFile(name: string, text: string): void {
  writeFileSync(join(content, `${name}.new`), text);
  renameSync(join(content, `${name}.new`), join(content, name));
}

async function everything(): Promise<Record<string, string>> {
  const { texts, pictures } = await folderFiles(content);
  return Object.fromEntries([...texts, ...pictures]);
}

describe('what others write', () => {
  it('is not overwritten by another studio on the same folder that saves at the same moment', async () => {
    const studios = [await openWorkspace(content, state), await openWorkspace(content, state)];
    const base = hashOfText(file(path));
    const saved = await Promise.allSettled(
      studios.map((studio, index) =>
        studio.change([{ path, base, bytes: `---\ntitle: Студия ${index}\n---\n` }], { occasion: 'save', path }),
      ),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(file(path)).toContain(`Студия ${saved.findIndex(({ status }) => status === 'fulfilled')}`);
  });

  it('is noticed every time, however often a file is replaced', async () => {
    const workspace = await openWorkspace(content, state);
    for (const number of [1, 2, 3]) {
      replaceFile(path, `---\ntitle: Правка ${number}\n---\n`);
      expect((await workspace.content()).texts.get(path)).toContain(`Правка ${number}`);
    }
    rmSync(join(content, path));
    expect((await workspace.content()).texts.has(path)).toBe(false);
    replaceFile(path, '---\ntitle: Снова здесь\n---\n');
    expect((await workspace.content()).texts.get(path)).toContain('Снова здесь');
    rmSync(join(content, 'articles/gigiena-sna.webp'));
    expect((await workspace.content()).pictures.has('articles/gigiena-sna.webp')).toBe(false);
  });

  it('is kept when it is replaced, so that it can be brought back', async () => {
    const workspace = await openWorkspace(content, state);
    const before = file(path);
    replaceFile(path, '---\ntitle: Чужая правка\n---\n');
    await workspace.content();
    const step = workspace.log.changes.at(-1)?.files[0];
    expect(step).toMatchObject({ path, before: hashOfText(before) });
    expect((await workspace.log.kept(step?.before ?? ''))?.toString()).toBe(before);
  });

  it('stands in a renamed entry and in those that name it', async () => {
    const workspace = await openWorkspace(content, state);
    replaceFile('components/melissa.md', file('components/melissa.md').replace(/^lead: .*/m, 'lead: Чужая правка.'));
    await renameEntry(workspace, path, 'kak-zasypat', hashOfText(file(path)));
    expect(file('components/melissa.md')).toContain('Чужая правка.');
    expect(file('components/melissa.md')).toContain('kak-zasypat');
  });

  it('stops a rename and a removal made from an older text', async () => {
    const workspace = await openWorkspace(content, state);
    const base = hashOfText(file(path));
    replaceFile(path, file(path).replace('title: "', 'title: "Чужое: '));
    const before = await everything();
    await expect(renameEntry(workspace, path, 'kak-zasypat', base)).rejects.toMatchObject({ status: 409 });
    await expect(removeEntry(workspace, { path, base, references: [] })).rejects.toMatchObject({ status: 409 });
    expect(await everything()).toEqual(before);
  });
});

describe('a kill', () => {
  const base = () => hashOfText(file(path));
  const works: Record<string, (workspace: Workspace) => Promise<unknown>> = {
    rename: (workspace) => renameEntry(workspace, path, 'kak-zasypat', base()),
    remove: (workspace) => removeEntry(workspace, { path, base: base(), references: [] }),
    save: (workspace) => saveEntry(workspace, { path, text: '---\ntitle: Ещё раз\n---\n', base: base() }),
  };

  it.each(Object.entries(works))('at any step of a %s leaves all of it or nothing', async (_, work) => {
    const before = await everything();
    const seen: Record<string, string>[] = [];
    for (let step = 1, isDone = false; !isDone; step++) {
      rmSync(dir, { recursive: true });
      copyFew();
      const workspace = await openWorkspace(content, state);
      isDone = await killedAt(step, () => work(workspace));
      // The next start finishes what was begun, and forgets what was not.
      await openWorkspace(content, state);
      seen.push(await everything());
    }
    const whole = seen.at(-1);
    expect(whole).not.toEqual(before);
    expect(seen[0]).toEqual(before);
    for (const one of seen) expect([before, whole]).toContainEqual(one);
    expect(seen.length).toBeGreaterThan(10);
  });
});
