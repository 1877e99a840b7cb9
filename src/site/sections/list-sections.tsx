import { ArticleCard } from '../cards/article-card.tsx';
import { CardLinkGrid } from '../cards/card-link-grid.tsx';
import { ComparisonTable, isNarrow } from '../charts/comparison-table.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import { Section } from '../ui/layout.tsx';
import { SideRow } from '../ui/side-row.tsx';
import type { SectionProps } from './theme-looks.ts';

/** The `sizes` of a card by the number of cards in a row. */
const sizes = {
  2: '(min-width: 640px) min(50vw, 628px), 100vw',
  3: '(min-width: 720px) min(33vw, 411px), 100vw',
  4: '(min-width: 1024px) 302px, (min-width: 640px) 50vw, 100vw',
};

export function ArticlesSection({ section, tone }: SectionProps<'articles'>) {
  const columns = section.articles.length % 3 === 0 ? 3 : section.articles.length === 2 ? 2 : 4;
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <SideRow
        layout={`sm:grid sm:gap-y-7 sm:grid-cols-2 ${{ 2: '', 3: 'md:grid-cols-3', 4: 'lg:grid-cols-4' }[columns]}`}
      >
        {section.articles.map((article) => (
          <ArticleCard key={article.slug} article={article} sizes={sizes[columns]} />
        ))}
      </SideRow>
    </Section>
  );
}

export function QuestionsSection({ section, tone }: SectionProps<'questions'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone} beside>
      <FaqList items={section.questions} />
    </Section>
  );
}

export function CardLinksSection({ section, tone }: SectionProps<'card-links'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <CardLinkGrid cards={section.cardLinks} />
    </Section>
  );
}

export function ComparisonSection({ section, tone }: SectionProps<'comparison'>) {
  return (
    <Section
      title={section.title}
      text={section.text}
      tone={tone}
      beside={isNarrow(section.comparison)}
      // The sticky names cover the cells that scroll below them, so they need the background of the section.
      className={tone === 'muted' ? '[--comparison-surface:var(--surface-muted)]' : undefined}
    >
      <ComparisonTable comparison={section.comparison} caption={section.title} note={section.note} />
    </Section>
  );
}
