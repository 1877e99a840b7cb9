import { defaultKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef, useState } from 'react';
import type { FieldNode, StudioFault } from '../protocol.ts';
import { sameEnds } from './differences.ts';
import { useEntry, useEntryState, useFaults } from './entry-context.ts';
import { Labelled } from './labelled.tsx';
import { LinkPicker } from './link-picker.tsx';
import { around, insertLink, tools } from './markdown-tools.ts';

interface MarkdownProps {
  node: FieldNode;
  path: string;
  value: string;
}

/** The page's policy knows it: the editor brings its own styles. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

const looks = HighlightStyle.define([
  { tag: tags.heading2, class: 'md-heading' },
  { tag: tags.heading3, class: 'md-heading' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.url, class: 'md-mark' },
  { tag: tags.processingInstruction, class: 'md-mark' },
  { tag: tags.quote, class: 'md-quote' },
]);

/** Words of the editor's own panels. */
const phrases = EditorState.phrases.of({
  Find: 'Найти',
  Replace: 'Заменить на',
  next: 'дальше',
  previous: 'раньше',
  all: 'все',
  'match case': 'с учётом регистра',
  'by word': 'целиком',
  regexp: 'выражение',
  replace: 'заменить',
  'replace all': 'заменить все',
  close: 'закрыть',
});

/** The text as it lies in the file, so that nothing in it changes by itself. The way back is the entry's own. */
export function MarkdownField({ node, path, value }: MarkdownProps) {
  const entry = useEntry();
  const faults = useFaults(path);
  const bodyLine = useEntryState(({ checked }) => checked.bodyLine);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [isLinking, setLinking] = useState(false);

  return (
    <Labelled node={node} path={path}>
      {({ id, describedBy, isInvalid }) => (
        <div className="markdown">
          <div className="tools" role="toolbar" aria-label={`Оформление: ${node.label}`}>
            {tools.map((tool) => (
              <button
                key={tool.name}
                type="button"
                className="small"
                title={tool.title}
                onClick={() => editor.current && tool.run(editor.current)}
              >
                {tool.name}
              </button>
            ))}
            <button type="button" className="small" title="Ссылка, Ctrl+K" onClick={() => setLinking(true)}>
              Ссылка
            </button>
          </div>
          {isLinking && (
            <LinkPicker
              onDone={(link) => {
                setLinking(false);
                if (link && editor.current) insertLink(editor.current, link);
                else editor.current?.focus();
              }}
            />
          )}
          <Editor
            host={host}
            editor={editor}
            id={id}
            label={node.label || 'Текст'}
            describedBy={describedBy}
            isInvalid={isInvalid}
            value={value}
            faults={faults}
            firstLine={path === 'body' ? bodyLine : null}
            onChange={(text) => entry.put(path, text === '' ? undefined : text)}
            onLink={() => setLinking(true)}
          />
        </div>
      )}
    </Labelled>
  );
}

interface EditorProps {
  host: React.RefObject<HTMLDivElement | null>;
  editor: React.RefObject<EditorView | null>;
  id: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  value: string;
  faults: readonly StudioFault[];
  /** The line of the file that the text begins with, where its faults are told by lines. */
  firstLine: number | null;
  onChange(text: string): void;
  onLink(): void;
}

function Editor({ host, editor, id, label, describedBy, isInvalid, value, faults, firstLine, ...calls }: EditorProps) {
  const latest = useRef(calls);
  latest.current = calls;
  const first = useRef({ id, label, value });

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    const view = new EditorView({
      parent,
      doc: first.current.value,
      extensions: [
        keymap.of([
          { key: 'Mod-b', run: around('**') },
          { key: 'Mod-i', run: around('*') },
          {
            key: 'Mod-k',
            run: () => {
              latest.current.onLink();
              return true;
            },
          },
          ...searchKeymap,
          ...defaultKeymap,
        ]),
        markdown(),
        syntaxHighlighting(looks),
        search({ top: true }),
        phrases,
        EditorView.cspNonce.of(styleNonce),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          id: first.current.id,
          'aria-label': first.current.label,
          spellcheck: 'true',
          autocorrect: 'on',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('studio'))) return;
          latest.current.onChange(update.state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, [host, editor]);

  // What is put there by others — undo, a remedy, another version — changes only what differs, so the cursor stays.
  useEffect(() => {
    const view = editor.current;
    const now = view?.state.doc.toString() ?? '';
    if (!view || now === value) return;
    const [from, end] = sameEnds(now, value);
    view.dispatch({
      changes: { from, to: now.length - end, insert: value.slice(from, value.length - end) },
      userEvent: 'studio',
    });
  }, [editor, value]);

  useEffect(() => {
    const view = editor.current;
    if (view)
      view.dispatch(
        setDiagnostics(
          view.state,
          faults.map((fault) => diagnostic(view.state, fault, firstLine)),
        ),
      );
  }, [editor, faults, firstLine]);

  useEffect(() => {
    const content = editor.current?.contentDOM;
    content?.setAttribute('aria-invalid', String(isInvalid));
    if (describedBy) content?.setAttribute('aria-describedby', describedBy);
    else content?.removeAttribute('aria-describedby');
  }, [editor, isInvalid, describedBy]);

  return <div ref={host} className="written" />;
}

/** The words that a message quotes, on the line that it names; else the whole line. */
function diagnostic(
  { doc }: EditorState,
  { message, remedy, level, line }: StudioFault,
  first: number | null,
): Diagnostic {
  const at = first === null ? 1 : Math.min(Math.max(line - first + 1, 1), doc.lines);
  const { from, to, text } = doc.line(at);
  const quoted = [...message.matchAll(/«([^»]+)»/g)].map(([, words = '']) => words);
  const place = first === null ? doc.toString() : text;
  const start = first === null ? 0 : from;
  for (const words of quoted) {
    const found = place.indexOf(words);
    if (found >= 0)
      return {
        from: start + found,
        to: start + found + words.length,
        severity: level,
        message: `${message}. ${remedy}`,
      };
  }
  return { from, to, severity: level, message: `${message}. ${remedy}` };
}
