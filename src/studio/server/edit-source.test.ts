import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFile, readUnchanging } from '../../content/load/source-file.ts';
import { editSource } from './edit-source.ts';

const files = ['content', 'fixtures/catalogue'].flatMap((folder) =>
  globSync('**/*.{md,yml}', { cwd: folder }).map((name) => join(folder, name)),
);
/** One of each way to write things: every field of every file would take minutes. */
const samples = [
  'series/daily/omega-3.md',
  'themes/for-men.yml',
  'articles/gigiena-sna.md',
  'pages/home.yml',
  'site.yml',
].map((name) => join('fixtures/catalogue', name));
const readText = (file: string) => readFileSync(file, 'utf8');
const partsOf = (file: string, text: string) => {
  const { data, body } = readUnchanging(file, text);
  return { data: structuredClone(data), body: file.endsWith('.md') ? body.replaceAll('\r\n', '\n') : null };
};

type Place = (string | number)[];

function* leavesOf(value: unknown, path: Place = []): Generator<{ path: Place; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

function* listsOf(value: unknown): Generator<unknown[]> {
  if (Array.isArray(value) && value.length > 1) yield value;
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* listsOf(item);
}

function put(data: unknown, path: Place, value: unknown): void {
  const owner = path.slice(0, -1).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], data);
  (owner as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

/** Lines of the old text that the new one has not, and the other way round, without regard to their order. */
function changedLines(old: string, now: string): { gone: string[]; come: string[] } {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const left = [...after];
  const gone = before.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { gone, come: left };
}

it.each(files)('%s is saved without a change byte for byte', (file) => {
  const text = readText(file);
  expect(editSource(file, text, partsOf(file, text))).toBe(text);
});

describe('a changed field changes only its own lines', () => {
  it.each(samples)('%s', (file) => {
    const text = readText(file);
    for (const { path, value } of leavesOf(partsOf(file, text).data)) {
      const changed = partsOf(file, text);
      put(changed.data, path, `${value} — и ещё: слово`);
      const edited = editSource(file, text, changed);
      expect(readSourceFile(file, edited).data, path.join('.')).toEqual(changed.data);
      const { gone, come } = changedLines(text, edited);
      // A folded text is folded again; anything else is the line it stood on.
      const own = Math.max(1, value.split('\n').length + Math.ceil(value.length / 60));
      expect(gone.length, `${path.join('.')}\n${gone.join('\n')}`).toBeLessThanOrEqual(own);
      expect(come.length, `${path.join('.')}\n${come.join('\n')}`).toBeLessThanOrEqual(own + 1);
    }
  });

  it.each(samples)('%s: lists', (file) => {
    const text = readText(file);
    const count = [...listsOf(partsOf(file, text).data)].length;
    for (let index = 0; index < count; index++) {
      for (const change of [
        (list: unknown[]) => void list.reverse(),
        (list: unknown[]) => void list.pop(),
        (list: unknown[]) => void list.shift(),
        (list: unknown[]) => void list.push(structuredClone(list[0])),
      ]) {
        const changed = partsOf(file, text);
        const list = [...listsOf(changed.data)][index];
        if (list) change(list);
        const edited = editSource(file, text, changed);
        expect(readSourceFile(file, edited).data).toEqual(changed.data);
        const block = !/\[.*\]/.test(changedLines(text, edited).gone.join('\n'));
        // Moving an item moves its lines: no line is written anew.
        if (block && change.toString().includes('reverse')) expect(changedLines(text, edited).come).toEqual([]);
      }
    }
  });
});

describe('editSource', () => {
  const article = `---
# Заметка редактора
title: "Биотин: сколько нужно" # в кавычках из-за двоеточия
lead: >-
  Первая строка вступления,
  вторая строка.

products: [daily/omega-3, daily/vitamin-d3]
composition:
  rows:
    # первая строка
    - { component: omega-3, name: "Омега-3, всего", amount: 800, unit: mg }
    - { name: ДГК, amount: 300, unit: mg }
sources:
  - title: Нормы
    # год не указан
    publisher: EFSA
text: |
  Абзац.

  Второй.
order: 2
---
## Начало

Текст.
`;
  const edit = (change: (data: Record<string, never>) => void, body?: string, text = article) => {
    const parts = partsOf('content/a.md', text);
    change(parts.data as Record<string, never>);
    return editSource('content/a.md', text, { data: parts.data, body: body ?? parts.body });
  };

  it('keeps quotes and comments of a line', () => {
    expect(edit((data) => put(data, ['title'], 'Биотин: норма'))).toBe(
      article.replace('"Биотин: сколько нужно" #', '"Биотин: норма" #'),
    );
  });

  it('adds a field behind the one before it, and takes one away', () => {
    const ordered = (data: Record<string, unknown>, year?: number) => {
      const [source] = data.sources as Record<string, unknown>[];
      data.sources = [{ title: source?.title, publisher: source?.publisher, ...(year && { year }) }];
    };
    const added = edit((data) => ordered(data, 2024));
    expect(added).toBe(article.replace('    publisher: EFSA\n', '    publisher: EFSA\n    year: 2024\n'));
    expect(edit((data) => ordered(data), undefined, added)).toBe(article);
    expect(edit((data) => delete (data as Record<string, unknown>).order)).toBe(article.replace('order: 2\n', ''));
  });

  it('takes away the first field of an item', () => {
    expect(edit((data) => void delete (data as never as { sources: { title?: string }[] }).sources[0]?.title)).toBe(
      article.replace('  - title: Нормы\n    # год не указан\n    publisher', '  - publisher'),
    );
  });

  it('writes a new row as its neighbours are written', () => {
    const rows = (data: Record<string, never>) =>
      (data as never as { composition: { rows: unknown[] } }).composition.rows;
    expect(edit((data) => void rows(data).push({ name: 'ЭПК', amount: 440, unit: 'mg' }))).toBe(
      article.replace('unit: mg }\nsources', 'unit: mg }\n    - { name: ЭПК, amount: 440, unit: mg }\nsources'),
    );
    expect(edit((data) => put(rows(data), [0, 'amount'], 900))).toBe(article.replace('amount: 800', 'amount: 900'));
  });

  it('keeps the comment of an item that was changed while another was added', () => {
    const added = edit((data) => {
      const { sources } = data as never as { sources: Record<string, string>[] };
      put(sources, [0, 'publisher'], 'ЕЭК');
      sources.push({ title: 'Ещё', publisher: 'ВОЗ' });
    });
    expect(added).toBe(article.replace('publisher: EFSA\n', 'publisher: ЕЭК\n  - title: Ещё\n    publisher: ВОЗ\n'));
  });

  it('keeps a list in brackets in one line', () => {
    expect(edit((data) => void (data as never as { products: string[] }).products.push('daily/magniy'))).toBe(
      article.replace('daily/vitamin-d3]', 'daily/vitamin-d3, daily/magniy]'),
    );
  });

  it('keeps blocks of text as blocks', () => {
    expect(edit((data) => put(data, ['text'], 'Абзац.\n\nТретий.\n'))).toBe(article.replace('  Второй.', '  Третий.'));
  });

  it('changes only the text under the fields', () => {
    expect(edit(() => {}, '## Начало\n\nДругой текст.\n')).toBe(article.replace('Текст.', 'Другой текст.'));
  });

  it('keeps the line ends and the mark of another system', () => {
    const windows = `\uFEFF${article.replaceAll('\n', '\r\n')}`;
    expect(edit(() => {}, undefined, windows)).toBe(windows);
    expect(edit((data) => put(data, ['order'], 3), undefined, windows)).toBe(windows.replace('order: 2', 'order: 3'));
  });
});
