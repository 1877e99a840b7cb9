import { X } from 'lucide';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { Picture } from '../../images/picture.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shown while only one product is chosen. */
export function ProductLine(props: { product: ShelfProduct; href: string; onRemove: () => void }) {
  const { product, href, onRemove } = props;
  return (
    <div data-accent={product.accent} className="flex max-w-[36rem] items-center gap-4 border-y border-line py-3">
      <Picture
        image={product.image}
        sizes="64px"
        alt=""
        className="h-20 w-16 shrink-0 rounded-control bg-accent-tint object-cover"
      />
      <p className="min-w-0 grow leading-snug font-semibold">
        <AppLink href={product.url} className="underline-offset-4 hover:underline">
          {product.title}
        </AppLink>
        <span className="block text-caption font-normal text-ink-soft">{product.quantity}</span>
      </p>
      <a
        href={href}
        aria-label={`Убрать из сравнения: ${product.title}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
        className="grid size-11 place-items-center rounded-full hover:bg-muted focus-visible:rounded-full"
      >
        <Icon of={X} size={18} />
      </a>
    </div>
  );
}
