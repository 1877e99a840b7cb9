import { Fragment } from 'react';
import type { Theme } from '../../../contract/theme.ts';
import { ThemeCard } from '../../cards/theme-card.tsx';
import { AlwaysNight } from '../../images/picture.tsx';
import { tonesOf, warningAfter } from '../../sections/section-tones.ts';
import { ThemeHero } from '../../sections/theme-hero.tsx';
import { lookOf } from '../../sections/theme-looks.ts';
import { ThemeSection, type ThemeTools } from '../../sections/theme-section.tsx';
import { cx } from '../../ui/class-names.ts';
import { Container, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { SideRow } from '../../ui/side-row.tsx';

const moods = { light: 'mood-light', tinted: 'mood-light', dark: 'mood-dark on-deep bg-deep' };

export function ThemeScreen({ theme, tools = {} }: { theme: Theme; tools?: ThemeTools }) {
  const look = lookOf(theme.slug);
  const tones = tonesOf(theme.sections, theme.mood);
  const warningIndex = warningAfter(theme.sections);
  return (
    <div data-accent={theme.accent} className={moods[theme.mood]}>
      <ThemeHero theme={theme} look={look.hero} />
      <AlwaysNight value={theme.mood === 'dark'}>
        {theme.sections.map((section, index) => (
          <Fragment key={`${section.type} ${section.title}`}>
            <ThemeSection section={section} look={look} tone={tones[index] ?? 'plain'} tools={tools} />
            {index === warningIndex && (
              <div data-plain className={cx('pb-section', tones[index] === 'plain' && '-mt-section')}>
                <Container>
                  <LegalWarning text={theme.warning} />
                </Container>
              </div>
            )}
          </Fragment>
        ))}
        <Section title="Другие подборки">
          <SideRow layout="sm:grid sm:grid-cols-2 lg:grid-cols-3">
            {theme.others.map((other) => (
              <ThemeCard key={other.slug} theme={other} />
            ))}
          </SideRow>
        </Section>
      </AlwaysNight>
    </div>
  );
}
