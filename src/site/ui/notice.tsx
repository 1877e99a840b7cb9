import { CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

const tones = {
  info: { look: 'bg-tint text-ink', icon: Info, iconLook: 'text-link' },
  good: { look: 'bg-good-tint text-ink', icon: CircleCheck, iconLook: 'text-good' },
  careful: { look: 'bg-careful-tint text-ink', icon: TriangleAlert, iconLook: 'text-careful' },
  error: { look: 'bg-error-tint text-ink', icon: TriangleAlert, iconLook: 'text-error' },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  const { look, icon, iconLook } = tones[tone];
  return (
    <div role="note" className={cx('flex gap-4 rounded-card p-5 text-small', look, className)}>
      <Icon of={icon} size={22} className={iconLook} />
      <div>
        {title && <p className="mb-1 font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
