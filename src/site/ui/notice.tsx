import { CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Told apart by colour and drawing; by their borders where colours are replaced, and by their names where nothing is seen. */
const tones = {
  info: { name: 'Справка', look: 'bg-tint text-ink forced-colors:border', icon: Info, iconLook: 'text-link' },
  good: {
    name: 'В порядке',
    look: 'bg-good-tint text-ink forced-colors:border',
    icon: CircleCheck,
    iconLook: 'text-good',
  },
  careful: {
    name: 'Внимание',
    look: 'bg-careful-tint text-ink forced-colors:border-[3px] forced-colors:border-dashed',
    icon: TriangleAlert,
    iconLook: 'text-careful',
  },
  error: {
    name: 'Предупреждение',
    look: 'bg-error-tint text-ink forced-colors:border-[5px] forced-colors:border-double',
    icon: TriangleAlert,
    iconLook: 'text-error',
  },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  const { name, look, icon, iconLook } = tones[tone];
  return (
    <div role="note" aria-label={name} className={cx('flex gap-4 rounded-card p-5 text-small', look, className)}>
      <Icon of={icon} size={22} className={iconLook} />
      <div>
        {title && <p className="mb-1 font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
