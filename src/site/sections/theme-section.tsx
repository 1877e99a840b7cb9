import type { ReactElement } from 'react';
import type { ThemeSection as ThemeSectionData } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { CardLinksSection } from './card-links-section.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { ComponentsSection } from './components-section.tsx';
import { DayPlanSection } from './day-plan-section.tsx';
import { FamilySection } from './family-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { NormChartSection } from './norm-chart-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { QuoteSection } from './quote-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { StorySection } from './story-section.tsx';
import type { ThemeLook } from './theme-looks.ts';

interface ThemeSectionProps {
  section: ThemeSectionData;
  look: ThemeLook;
  tone: SectionTone;
}

/** The section that a type of content is shown by; a type without one does not compile. */
export function ThemeSection({ section, ...rest }: ThemeSectionProps): ReactElement {
  switch (section.type) {
    case 'story':
      return <StorySection section={section} {...rest} />;
    case 'products':
      return <ProductsSection section={section} {...rest} />;
    case 'components':
      return <ComponentsSection section={section} {...rest} />;
    case 'articles':
      return <ArticlesSection section={section} {...rest} />;
    case 'figures':
      return <FiguresSection section={section} {...rest} />;
    case 'steps':
      return <StepsSection section={section} {...rest} />;
    case 'day-plan':
      return <DayPlanSection section={section} {...rest} />;
    case 'norm-chart':
      return <NormChartSection section={section} {...rest} />;
    case 'comparison':
      return <ComparisonSection section={section} {...rest} />;
    case 'family':
      return <FamilySection section={section} {...rest} />;
    case 'checklist':
      return <ChecklistSection section={section} {...rest} />;
    case 'quote':
      return <QuoteSection section={section} {...rest} />;
    case 'questions':
      return <QuestionsSection section={section} {...rest} />;
    case 'card-links':
      return <CardLinksSection section={section} {...rest} />;
  }
}
