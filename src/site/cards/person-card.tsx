import type { PersonCard as Person } from '../../contract/cards.ts';
import { cx } from '../ui/class-names.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

interface PersonCardProps {
  person: Person;
  level?: HeadingLevel;
  /** `card` for lists, `row` for an author beside a text, `name` without portrait. */
  layout?: 'card' | 'row' | 'name';
  /** Of the portrait in a row. */
  size?: 'small' | 'medium';
  /** In a row, before the name: «Автор», «Проверил». */
  label?: string;
  sizes?: string;
  /** On a phone without the sentence about them. */
  brief?: boolean;
}

export function PersonCard({ person, level = 3, layout = 'card', size = 'medium', ...rest }: PersonCardProps) {
  const { label, sizes, brief = false } = rest;
  if (layout !== 'card') {
    return (
      <div className={cx('group relative flex items-center', size === 'small' ? 'gap-3' : 'gap-4')}>
        {layout === 'row' && (
          <CardMedia
            image={person.image}
            ratio="square"
            sizes="64px"
            className={cx('shrink-0 rounded-full', size === 'small' ? 'size-12' : 'size-16')}
          />
        )}
        <div>
          {label && <p className="text-caption text-ink-faint">{label}</p>}
          <CardTitle href={person.url} level={level} className="text-small leading-snug">
            {person.title}
          </CardTitle>
          <p className="text-caption text-ink-soft">
            {person.role} <SampleMark of={person.sample} />
          </p>
        </div>
      </div>
    );
  }
  return (
    <article className="group relative flex h-full flex-col">
      <CardMedia image={person.image} ratio="portrait" sizes={sizes ?? '(min-width: 1024px) 300px, 50vw'} />
      <div className="pt-4">
        <CardTitle href={person.url} level={level} className="text-body leading-snug">
          {person.title}
        </CardTitle>
        <p className="mt-0.5 text-small text-link">
          {person.role} <SampleMark of={person.sample} />
        </p>
        <p className={cx('mt-2 text-small text-ink-soft', brief && 'max-sm:hidden')}>{person.lead}</p>
      </div>
    </article>
  );
}

export function PersonRow({ person }: { person: Person }) {
  return (
    <article className="group relative flex items-start gap-5">
      <CardMedia image={person.image} ratio="square" sizes="112px" className="w-20 shrink-0 lg:w-28" />
      <div className="min-w-0">
        <CardTitle href={person.url} level={3} className="text-body leading-snug">
          {person.title}
        </CardTitle>
        <p className="mt-0.5 text-small text-link">
          {person.role} <SampleMark of={person.sample} />
        </p>
        <p className="mt-1.5 max-w-[36rem] text-small text-ink-soft">{person.lead}</p>
      </div>
    </article>
  );
}
