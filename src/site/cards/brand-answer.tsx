import type { Review } from '../../contract/cards.ts';
import { formatDate } from '../../text/dates.ts';
import { useSite } from '../api-client/use-site.ts';
import { cx } from '../ui/class-names.ts';

interface BrandAnswerProps {
  answer: NonNullable<Review['answer']>;
  className?: string;
}

export function BrandAnswer({ answer, className }: BrandAnswerProps) {
  return (
    <div className={cx('rounded-control bg-chip p-4 text-small', className)}>
      <p className="font-semibold">
        Ответ {useSite()?.brand.name ?? 'бренда'}
        <time dateTime={answer.date} className="ml-2 text-caption font-normal text-ink-faint">
          {formatDate(answer.date)}
        </time>
      </p>
      <p className="mt-1 text-ink-soft">{answer.text}</p>
    </div>
  );
}
