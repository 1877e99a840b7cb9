import type { ThemeCard as ThemeCardData } from '../../contract/cards.ts';
import { Picture } from '../images/picture.tsx';
import { CardTitle } from './card-title.tsx';

export function ThemeCard({ theme }: { theme: ThemeCardData }) {
  return (
    <article data-accent={theme.accent} className="group relative h-full card-clip rounded-card bg-accent-tint p-5">
      <Picture
        image={theme.image}
        sizes="80px"
        alt=""
        className="float-right mb-2 ml-4 size-20 rounded-control object-cover transition-transform duration-(--motion-page) group-hover:scale-[1.03]"
      />
      <CardTitle href={theme.url} level={3} className="text-body leading-snug text-accent-deep">
        {theme.shortTitle}
      </CardTitle>
      <p className="mt-1 text-small text-ink-soft">{theme.lead}</p>
    </article>
  );
}
