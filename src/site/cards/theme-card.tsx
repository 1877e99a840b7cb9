import { ArrowUpRight } from 'lucide';
import type { ThemeCard as ThemeCardData } from '../../contract/cards.ts';
import { Picture } from '../images/picture.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

interface ThemeCardProps {
  theme: ThemeCardData;
  level?: HeadingLevel;
  /** `picture` shows the picture of the theme, `plain` only its colour. */
  layout?: 'picture' | 'plain';
  sizes?: string;
  className?: string;
}

export function ThemeCard({ theme, level = 3, layout = 'picture', sizes, className }: ThemeCardProps) {
  return (
    <article
      data-accent={theme.accent}
      className={cx('group relative flex h-full flex-col overflow-hidden rounded-card bg-accent-tint', className)}
    >
      {layout === 'picture' && (
        <div className="card-media relative aspect-[4/3] overflow-hidden">
          <Picture
            image={theme.image}
            sizes={sizes ?? '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw'}
            alt=""
            className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div className="flex grow items-start justify-between gap-4 p-5">
        <div>
          <CardTitle href={theme.url} level={level} className="text-body leading-snug text-accent-deep">
            {theme.shortTitle}
          </CardTitle>
          <p className="mt-1 text-small text-ink-soft">{theme.lead}</p>
        </div>
        <Icon
          of={ArrowUpRight}
          size={22}
          className="text-accent-deep transition-transform duration-(--motion-page) group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </div>
    </article>
  );
}
