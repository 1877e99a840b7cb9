import { BookOpen, CircleQuestionMark, House, LayoutGrid, Leaf, Phone, Search, Sparkle, Store } from 'lucide';
import type { CardLink as CardLinkData } from '../../contract/common.ts';
import { Picture } from '../images/picture.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { EndArrow } from '../ui/text-link.tsx';

const themes = {
  light: 'bg-card-light text-on-card-light [--veil:var(--card-light)]',
  dark: 'bg-card-dark text-on-card-dark [--veil:var(--card-dark)]',
};

/** Specification, section 2: theme light is blue with white text, theme dark is muted with black text. */
export function CardLink({ card, className }: { card: CardLinkData; className?: string }) {
  return (
    <AppLink
      href={card.url}
      className={cx(
        'group group/arrow relative isolate flex flex-col justify-between gap-6 overflow-hidden rounded-card p-6 focus-visible:rounded-card',
        card.image ? 'min-h-80' : 'sm:min-h-36',
        themes[card.theme],
        className,
      )}
    >
      {card.image && (
        <Picture
          image={card.image}
          sizes="(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw"
          alt=""
          className="absolute inset-0 -z-20 size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.03]"
        />
      )}
      <span className={cx('flex items-start justify-between gap-4', card.image && 'card-veil')}>
        <span className="text-h3 font-semibold tracking-[-.02em] text-balance">{card.title}</span>
        {card.icon && (
          <span className="shrink-0">
            <CardIcon name={card.icon} />
          </span>
        )}
      </span>
      <span className={cx('text-small font-semibold', card.image && 'card-veil card-veil-end')}>
        {card.label}
        <EndArrow />
      </span>
    </AppLink>
  );
}

/** Icons that content may name; an unknown name gets the neutral one. */
const icons = {
  book: BookOpen,
  catalog: LayoutGrid,
  home: House,
  leaf: Leaf,
  phone: Phone,
  question: CircleQuestionMark,
  search: Search,
  shop: Store,
};

export function CardIcon({ name, size = 28 }: { name: string; size?: number }) {
  return <Icon of={icons[name as keyof typeof icons] ?? Sparkle} size={size} />;
}
