import { ArticleCard } from '../cards/article-card.tsx';
import { CardGrid, Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

/** How wide a card of so many in a row is at most. */
const widths = { 2: 628, 3: 411, 4: 302 };

export function ArticlesSection({ section, tone }: SectionProps<'articles'>) {
  const columns = section.articles.length % 3 === 0 ? 3 : section.articles.length === 2 ? 2 : 4;
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <CardGrid columns={columns} className="max-sm:grid-cols-1">
        {section.articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              sizes={`(min-width: 1024px) ${widths[columns]}px, (min-width: 640px) 50vw, 100vw`}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
