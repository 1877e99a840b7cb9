import { cx } from './class-names.ts';

interface NoteListProps {
  notes: readonly { title: string; text: string }[];
}

export function NoteList({ notes }: NoteListProps) {
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
