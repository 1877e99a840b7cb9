import { hashOfText } from './files.ts';
import { removeEntry } from './remove-entry.ts';
import { renameEntry } from './rename-entry.ts';
import { saveEntry } from './save-entry.ts';
import { killedAt } from './test-kill.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** A process that does one thing to a folder and is killed before its n-th touch of the disk, by the system itself. */
const [contentDir = '', stateDir = '', work = '', step = ''] = process.argv.slice(2);

const path = 'articles/gigiena-sna.md';
const saved = '---\ntitle: Ещё раз\n---\nСлова, которые нельзя потерять.\n';

const works: Record<string, (workspace: Workspace, base: string) => Promise<unknown>> = {
  save: (workspace, base) => saveEntry(workspace, { path, text: saved, base }),
  rename: (workspace, base) => renameEntry(workspace, path, 'kak-zasypat', base),
  remove: (workspace, base) => removeEntry(workspace, { path, base, references: [] }),
};

const workspace = await openWorkspace(contentDir, stateDir);
const base = hashOfText((await workspace.text(path)) ?? '');
const kill = () => void process.kill(process.pid, 'SIGKILL');
await killedAt(Number(step), async () => works[work]?.(workspace, base), kill);
