import { useRef } from 'react';
import type { FieldProps } from './field-props.ts';
import { Labelled } from './labelled.tsx';

interface Tool {
  name: string;
  title: string;
  /** The chosen text with the mark, and where the cursor goes within it. */
  apply(chosen: string): string;
  isBlock?: boolean;
}

const eachLine = (mark: (index: number) => string) => (chosen: string) =>
  (chosen || 'Текст')
    .split('\n')
    .map((line, index) => mark(index) + line)
    .join('\n');

/** All that the site shows of Markdown, and nothing else. */
const tools: Tool[] = [
  { name: 'Заголовок', title: '## Заголовок раздела', apply: eachLine(() => '## '), isBlock: true },
  { name: 'Подзаголовок', title: '### Подзаголовок', apply: eachLine(() => '### '), isBlock: true },
  { name: 'Жирный', title: '**жирный**', apply: (chosen) => `**${chosen || 'текст'}**` },
  { name: 'Курсив', title: '*курсив*', apply: (chosen) => `*${chosen || 'текст'}*` },
  { name: 'Список', title: '- строка', apply: eachLine(() => '- '), isBlock: true },
  { name: 'Нумерация', title: '1. строка', apply: eachLine((index) => `${index + 1}. `), isBlock: true },
  { name: 'Ссылка', title: '[слова](/адрес)', apply: (chosen) => `[${chosen || 'слова'}](/)` },
  { name: 'Цитата', title: '> цитата', apply: eachLine(() => '> '), isBlock: true },
  {
    name: 'Таблица',
    title: 'таблица из двух столбцов',
    apply: () => '| Столбец | Столбец |\n|---|---|\n| ячейка | ячейка |',
    isBlock: true,
  },
];

/** The text as it lies in the file, so that nothing in it changes by itself; the browser checks the spelling. */
export function MarkdownField({ node, path, value, onChange }: FieldProps & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const use = ({ apply, isBlock }: Tool) => {
    const input = area.current;
    if (!input) return;
    const { selectionStart: from, selectionEnd: to } = input;
    const made = apply(value.slice(from, to));
    const gap = isBlock && from > 0 && !value.slice(0, from).endsWith('\n\n') ? '\n\n' : '';
    input.focus();
    input.setSelectionRange(from, to);
    // Typed for the editor, so that «undo» takes it back; nothing newer does that.
    if (!document.execCommand('insertText', false, gap + made))
      onChange(value.slice(0, from) + gap + made + value.slice(to));
  };
  return (
    <Labelled node={node} path={path}>
      {({ id, describedBy, isInvalid }) => (
        <div className="markdown">
          <div className="tools" role="toolbar" aria-label={`Оформление: ${node.label}`}>
            {tools.map((tool) => (
              <button key={tool.name} type="button" className="small" title={tool.title} onClick={() => use(tool)}>
                {tool.name}
              </button>
            ))}
          </div>
          <textarea
            ref={area}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            spellCheck
            rows={Math.min(30, Math.max(5, value.split('\n').length + Math.ceil(value.length / 90)))}
            value={value}
            onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          />
        </div>
      )}
    </Labelled>
  );
}
