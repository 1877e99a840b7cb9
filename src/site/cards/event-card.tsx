import type { EventCard as EventCardData } from '../../contract/cards.ts';
import { eventFormats } from '../../contract/vocabulary.ts';
import { dateParts } from '../../text/dates.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle } from './card-title.tsx';

interface EventCardProps {
  event: EventCardData;
  past?: boolean;
  sizes?: string;
}

const statusWords = { scheduled: null, cancelled: 'Отменено', postponed: 'Перенесено' };

export function EventCard({ event, past = false, sizes }: EventCardProps) {
  const start = dateParts(event.start);
  const status = past ? 'Прошло' : statusWords[event.status];
  const place = event.city ?? eventFormats[event.format];
  return (
    <article className="group relative flex h-full flex-col">
      <CardMedia
        image={event.image}
        ratio="landscape"
        sizes={sizes ?? '(min-width: 720px) min(33vw, 410px), 100vw'}
        className={past ? 'saturate-50' : undefined}
      >
        <span
          aria-hidden="true"
          className="absolute top-3 left-3 grid min-w-16 place-items-center rounded-control bg-page px-3 py-2 leading-none"
        >
          <span className="text-h3 font-semibold">{start.day}</span>
          <span className="mt-1 text-caption text-ink-soft">{start.month}</span>
        </span>
      </CardMedia>
      <div className="pt-4">
        <p className="flex flex-wrap gap-x-3 text-caption text-ink-faint">
          <time dateTime={event.start} className="font-semibold text-link">
            {start.dayMonth} {start.year}
            {start.time && `, ${start.time}`}
          </time>
          <span>{place}</span>
          <span>{event.ageMark}</span>
          {status && <span className="font-semibold text-careful">{status}</span>}
          <SampleMark of={event.sample} />
        </p>
        <CardTitle href={event.url} level={3} className="mt-1.5 text-h3">
          {event.title}
        </CardTitle>
        <p className="mt-2 text-small text-ink-soft">{event.lead}</p>
        {!past && <p className="mt-3 text-caption font-medium">{event.price}</p>}
      </div>
    </article>
  );
}
