import { ArrowUpRight } from 'lucide';
import type { ThemeCard as ThemeCardData } from '../../contract/cards.ts';
import { Icon } from '../ui/icon.tsx';
import { CardTitle } from './card-title.tsx';

export function ThemeCard({ theme }: { theme: ThemeCardData }) {
  return (
    <article
      data-accent={theme.accent}
      className="group relative flex h-full card-clip flex-col rounded-card bg-accent-tint"
    >
      <div className="flex grow items-start justify-between gap-4 p-5">
        <div>
          <CardTitle href={theme.url} level={3} className="text-body leading-snug text-accent-deep">
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
