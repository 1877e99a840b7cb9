import type { ArticleCard as ArticleCardData } from '../../contract/cards.ts';
import { articleTopics } from '../../contract/vocabulary.ts';
import { formatDate } from '../../text/dates.ts';
import { cx } from '../ui/class-names.ts';
import { CardMedia } from './card-media.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

interface ArticleCardProps {
  article: ArticleCardData;
  level?: HeadingLevel;
  /** `wide`: picture and text side by side from a tablet on. */
  layout?: 'card' | 'wide';
  sizes?: string;
  priority?: boolean;
  /** On narrow screens without its first sentences. */
  brief?: boolean;
}

export function ArticleCard({ article, level = 3, layout = 'card', sizes, priority, brief }: ArticleCardProps) {
  const wide = layout === 'wide';
  return (
    <article
      className={cx(
        'group relative flex h-full flex-col',
        wide && 'gap-x-10 sm:grid sm:grid-cols-[1.2fr_1fr] sm:items-center',
      )}
    >
      <CardMedia
        image={article.image}
        ratio="landscape"
        priority={priority}
        sizes={sizes ?? (wide ? '(min-width: 1024px) 55vw, 100vw' : '(min-width: 720px) min(33vw, 410px), 100vw')}
      />
      <div className="pt-4">
        <p className="text-caption font-semibold text-link">{articleTopics[article.topic]}</p>
        <CardTitle href={article.url} level={level} className={cx('mt-1.5', wide ? 'text-h3 lg:text-h2' : 'text-h3')}>
          {article.title}
        </CardTitle>
        <p
          className={cx(
            'mt-2 text-ink-soft',
            brief && 'max-md:hidden',
            wide ? 'text-small lg:text-body' : 'text-small',
          )}
        >
          {article.lead}
        </p>
        <p className="mt-3 text-caption text-ink-faint">
          {article.author.title}, <time dateTime={article.published}>{formatDate(article.published)}</time>
        </p>
      </div>
    </article>
  );
}
