import type { Review } from '../../contract/cards.ts';
import { cx } from './class-names.ts';
import { formatDate } from './russian-words.ts';

interface BrandAnswerProps {
  answer: NonNullable<Review['answer']>;
  className?: string;
}

/** What the brand answered to a review. */
export function BrandAnswer({ answer, className }: BrandAnswerProps) {
  return (
    <div className={cx('rounded-control bg-chip p-4 text-small', className)}>
      <p className="font-semibold">
        Ответ VitimePro
        <time dateTime={answer.date} className="ml-2 text-caption font-normal text-ink-faint">
          {formatDate(answer.date)}
        </time>
      </p>
      <p className="mt-1 text-ink-soft">{answer.text}</p>
    </div>
  );
}
