import type { Component } from '../../../contract/entries.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { componentAccents } from '../../cards/component-card.tsx';
import { accentOf } from '../../images/picture-edges.ts';
import { FaqList } from '../../ui/faq-list.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/layout.tsx';
import { Prose, SourceList } from '../../ui/prose.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { ComponentBalance, ComponentCombinations, ComponentForms } from './component-balance.tsx';
import { anchors, ComponentContents } from './component-contents.tsx';
import { ComponentHero } from './component-hero.tsx';
import { ComponentFoods, ComponentNorms } from './component-norms.tsx';
import { ComponentProducts } from './component-products.tsx';

export function ComponentScreen({ component }: { component: Component }) {
  return (
    <div data-accent={accentOf(component.edges) ?? componentAccents[component.group]}>
      <ComponentHero component={component} />
      <Section label="Как это работает">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[3fr_8fr]">
          <ComponentContents component={component} />
          <Fold title="Подробный рассказ">
            <Prose html={component.body} />
          </Fold>
        </div>
      </Section>
      <ComponentFoods component={component} />
      <ComponentNorms component={component} />
      <ComponentBalance component={component} />
      <ComponentForms component={component} />
      <ComponentCombinations component={component} />
      <ComponentProducts component={component} />
      {component.faq.length > 0 && (
        <Section title="Вопросы" beside>
          <FaqList items={component.faq} />
        </Section>
      )}
      {component.articles.length > 0 && (
        <Section title="Почитать по теме">
          <SideRow>
            {component.articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </SideRow>
        </Section>
      )}
      {component.sources.length > 0 && (
        <Section id={anchors.sources} title="Источники" tone="muted" space="tight">
          <Fold title={`Показать источники (${component.sources.length})`}>
            <SourceList sources={component.sources} />
          </Fold>
        </Section>
      )}
    </div>
  );
}
