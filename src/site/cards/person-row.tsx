import type { PersonCard as Person } from '../../contract/cards.ts';
import { CardMedia } from './card-media.tsx';
import { CardTitle } from './card-title.tsx';

export function PersonRow({ person }: { person: Person }) {
  return (
    <article className="group relative flex items-start gap-5">
      <CardMedia
        image={person.image}
        ratio="square"
        sizes="112px"
        className="w-20 lg:w-28 shrink-0 [&_img]:object-top"
      />
      <div className="min-w-0">
        <CardTitle href={person.url} level={3} className="text-body leading-snug">
          {person.title}
        </CardTitle>
        <p className="mt-0.5 text-small text-link">{person.role}</p>
        <p className="mt-1.5 max-w-[36rem] text-small text-ink-soft">{person.lead}</p>
      </div>
    </article>
  );
}
