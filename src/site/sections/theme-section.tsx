import type { ComponentType, ReactElement } from 'react';
import type { ThemeSlug } from '../../contract/paths.ts';
import type { ThemeSection as ThemeSectionData, ToolType, themeTools } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { ComponentsSection } from './components-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { ArticlesSection, CardLinksSection, ComparisonSection, QuestionsSection } from './list-sections.tsx';
import { NormChartSection } from './norm-chart-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { QuoteSection } from './quote-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { StorySection } from './story-section.tsx';
import type { SectionProps, ThemeLook } from './theme-looks.ts';

interface ThemeSectionProps {
  section: ThemeSectionData;
  look: ThemeLook;
  tone: SectionTone;
  tools: ThemeTools;
}

/** The interactive sections of a landing; its route loads their code. */
export type ThemeTools = { [T in ToolType]?: ComponentType<SectionProps<T>> };

/** The tools that the route of a landing must provide. */
export type ToolsOf<S extends ThemeSlug> = Required<Pick<ThemeTools, (typeof themeTools)[S][number]>>;

/** A section type without a component does not compile. */
export function ThemeSection({ section, tools, ...rest }: ThemeSectionProps): ReactElement {
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
    case 'norm-chart':
      return <NormChartSection section={section} {...rest} />;
    case 'comparison':
      return <ComparisonSection section={section} {...rest} />;
    case 'checklist':
      return <ChecklistSection section={section} {...rest} />;
    case 'quote':
      return <QuoteSection section={section} {...rest} />;
    case 'questions':
      return <QuestionsSection section={section} {...rest} />;
    case 'card-links':
      return <CardLinksSection section={section} {...rest} />;
    default:
      return <ToolSection section={section} tools={tools} {...rest} />;
  }
}

/** `content check` refuses a tool whose code the route does not load. */
function ToolSection({ tools, ...props }: SectionProps<ToolType> & { tools: ThemeTools }): ReactElement | null {
  const Tool = tools[props.section.type] as ComponentType<SectionProps<ToolType>> | undefined;
  return Tool ? <Tool {...props} /> : null;
}
