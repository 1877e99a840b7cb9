import type { ChangeSpec } from '@codemirror/state';
import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

interface Tool {
  name: string;
  title: string;
  run(view: EditorView): void;
}

/** Puts a mark around the chosen words, or takes it away where it is. */
export function around(mark: string, sample = 'текст') {
  return (view: EditorView): boolean => {
    const { state } = view;
    const { from, to } = state.selection.main;
    const chosen = state.sliceDoc(from, to);
    const end = to + mark.length;
    // Whoever has written the marked words writes on behind them.
    const isInside = state.sliceDoc(state.doc.lineAt(from).from, from).split(mark).length % 2 === 0;
    if (chosen === '' && isInside && state.sliceDoc(to, end) === mark) {
      view.dispatch({ selection: { anchor: end } });
      return true;
    }
    const isMarked = state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark;
    const words = chosen || sample;
    const change: ChangeSpec = isMarked
      ? { from: from - mark.length, to: to + mark.length, insert: chosen }
      : { from, to, insert: mark + words + mark };
    const start = isMarked ? from - mark.length : from + mark.length;
    view.dispatch({
      changes: change,
      selection: EditorSelection.range(start, start + (isMarked ? chosen : words).length),
      userEvent: 'input',
    });
    view.focus();
    return true;
  };
}

/** Begins every chosen line with a mark; lines that have it lose it. */
function beforeLines(mark: (index: number) => string, has: RegExp) {
  return (view: EditorView): void => {
    const { state } = view;
    const { from, to } = state.selection.main;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
    const isMarked = lines.every(({ text }) => has.test(text));
    const changes = lines.map(({ from: at, text }, index) => ({
      from: at,
      to: at + (/^(#+ |- |> |\d+\. )/.exec(text)?.[0].length ?? 0),
      insert: isMarked ? '' : mark(index),
    }));
    view.dispatch({ changes, userEvent: 'input' });
    view.focus();
  };
}

/** As a block of its own, with empty lines around it. */
function insertBlock(view: EditorView, text: string): void {
  const { state } = view;
  const at = state.doc.lineAt(state.selection.main.to);
  const isEmpty = at.text.trim() === '';
  const insert = `${isEmpty ? '' : '\n\n'}${text}\n`;
  view.dispatch({ changes: { from: at.to, insert }, selection: { anchor: at.to + insert.length }, userEvent: 'input' });
  view.focus();
}

export function insertLink(view: EditorView, { title, address }: { title: string; address: string }): void {
  const { from, to } = view.state.selection.main;
  const words = view.state.sliceDoc(from, to) || title;
  view.dispatch({
    changes: { from, to, insert: `[${words}](${address})` },
    selection: EditorSelection.range(from + 1, from + 1 + words.length),
    userEvent: 'input',
  });
  view.focus();
}

/** All that the site shows of Markdown, and nothing else; a link has a picker of its own. */
export const tools: Tool[] = [
  { name: 'Заголовок', title: 'Заголовок раздела', run: beforeLines(() => '## ', /^## /) },
  { name: 'Подзаголовок', title: 'Подзаголовок', run: beforeLines(() => '### ', /^### /) },
  { name: 'Жирный', title: 'Жирный, Ctrl+B', run: around('**') },
  { name: 'Курсив', title: 'Курсив, Ctrl+I', run: around('*') },
  { name: 'Список', title: 'Список', run: beforeLines(() => '- ', /^- /) },
  { name: 'Нумерация', title: 'Список по номерам', run: beforeLines((index) => `${index + 1}. `, /^\d+\. /) },
  { name: 'Цитата', title: 'Цитата', run: beforeLines(() => '> ', /^> /) },
  {
    name: 'Таблица',
    title: 'Таблица из двух столбцов',
    run: (view) => insertBlock(view, '| Столбец | Столбец |\n|---|---|\n| ячейка | ячейка |'),
  },
];
