import { ArticleCard } from '../cards/article-card.tsx';
import { CardGrid, Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function ArticlesSection({ section, tone }: SectionProps<'articles'>) {
  const columns = section.articles.length % 3 === 0 ? 3 : section.articles.length === 2 ? 2 : 4;
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <CardGrid columns={columns} className="max-sm:grid-cols-1">
        {section.articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
