import type { Source } from '../../contract/common.ts';
import { AppLink } from './app-link.tsx';

export function SourceList({ sources, className }: { sources: Source[]; className?: string }) {
  return (
    <ol
      className={
        className ?? 'grid max-w-[68ch] list-decimal gap-2.5 pl-6 text-small text-ink-soft marker:text-ink-faint'
      }
    >
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
