import type { PageData } from '../../../contract/pages.ts';
import { CapsuleFigure } from '../../charts/capsule-figure.tsx';
import { Section } from '../../ui/layout.tsx';

export function CapsuleSection({ capsule }: { capsule: NonNullable<PageData<'about'>['capsule']> }) {
  const { product, mass, fill } = capsule.drawn;
  return (
    <Section title={capsule.title} text={capsule.text} tone="tint" link={{ url: product.url, label: product.title }}>
      <CapsuleFigure capsule={capsule.drawn} />
      <p className="mt-card text-caption text-ink-soft">
        Одна капсула весит {mass}, порошок внутри&nbsp;— {fill}. Оболочку весят с&nbsp;точностью до&nbsp;нескольких
        миллиграммов, так что часть чисел округлена.
      </p>
    </Section>
  );
}
