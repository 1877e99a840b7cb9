import type { Source } from '../../contract/common.ts';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';

/** HTML of the content, sanitised when it was published. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function NoteList({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <dl className={cx('grid gap-x-12 gap-y-8', notes.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 max-w-[36rem] text-small text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SourceList({ sources, className }: { sources: Source[]; className?: string }) {
  return (
    <ol className={className ?? 'sources'}>
      {sources.map((source) => (
        <li key={source.title} className="pl-1">
          {source.url ? (
            <AppLink
              href={source.url}
              className="text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {source.title}
            </AppLink>
          ) : (
            source.title
          )}
          <span className="text-ink-faint">
            {' '}
            {source.publisher}
            {source.year && `, ${source.year}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
