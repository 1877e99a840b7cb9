import type { Theme } from '../../../contract/theme.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export const heroTop = 'pt-gap';

export function HeroTrail({ theme }: { theme: Theme }) {
  return <Breadcrumbs trail={[]} current={theme.shortTitle} />;
}

export function HeroAction({ theme, className }: { theme: Theme; className?: string }) {
  if (!theme.action) return null;
  return (
    <p className={className}>
      <ButtonLink href={theme.action.url} size="large">
        {theme.action.label}
      </ButtonLink>
    </p>
  );
}
