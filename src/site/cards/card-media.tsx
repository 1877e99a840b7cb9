import type { ReactNode } from 'react';
import type { Image } from '../../contract/common.ts';
import { Picture } from '../images/picture.tsx';
import { cx } from '../ui/class-names.ts';

const ratios = {
  portrait: 'aspect-[4/5]',
  landscape: 'aspect-[8/5]',
  square: 'aspect-square',
};

interface CardMediaProps {
  image: Image;
  sizes: string;
  ratio: keyof typeof ratios;
  priority?: boolean;
  children?: ReactNode;
  className?: string;
}

export function CardMedia({ image, sizes, ratio, priority, children, className }: CardMediaProps) {
  return (
    <div className={cx('card-media relative overflow-hidden rounded-card bg-accent-tint', ratios[ratio], className)}>
      <Picture
        image={image}
        sizes={sizes}
        // The heading of the card says what is shown.
        alt=""
        priority={priority}
        className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.03]"
      />
      {children}
    </div>
  );
}
