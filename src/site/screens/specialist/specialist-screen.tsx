import type { Specialist } from '../../../contract/entries.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { productForms } from '../../../contract/vocabulary.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { PersonCard } from '../../cards/person-card.tsx';
import { ProductRow } from '../../cards/product-card.tsx';
import { Picture } from '../../images/picture.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figures } from '../../ui/figures.tsx';
import { CardGrid, Container, Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Signature } from '../../ui/signature.tsx';
import { TagList } from '../../ui/tag-list.tsx';

/** Products follow in a section of their own, apart from the person. */
export function SpecialistScreen({ specialist }: { specialist: Specialist }) {
  return (
    <>
      <StructuredData key={specialist.url} block="profile" of={specialist} />
      <Container className="pt-card">
        <Breadcrumbs
          trail={[{ url: pagePaths.specialists, label: 'Эксперты и\u00a0специалисты' }]}
          current={specialist.title}
        />
        <div className="grid gap-x-panel gap-y-8 md:grid-cols-[minmax(240px,5fr)_7fr] md:items-end">
          <Picture
            image={specialist.image}
            sizes="(min-width: 768px) 40vw, 100vw"
            priority
            className="aspect-square w-full rounded-panel object-cover md:aspect-[4/5]"
          />
          <div className="md:pb-6">
            <p className="text-lead font-medium text-link">{specialist.role}</p>
            <h1 className="mt-2 text-h1">{specialist.title}</h1>
            <SampleMark of={specialist.sample} className="mt-3" />
            <p className="mt-5 max-w-[36rem] text-lead text-ink-soft">{specialist.lead}</p>
            {specialist.keyFacts.length > 0 && (
              <Figures items={specialist.keyFacts} className="mt-panel border-t border-line pt-8 lg:grid-cols-2" />
            )}
          </div>
        </div>
      </Container>
      <Container className="grid gap-x-panel gap-y-8 py-section md:grid-cols-[minmax(240px,5fr)_7fr]">
        <div>
          <h2 className="text-h2">О&nbsp;работе</h2>
          <p className="mt-6 mb-1 text-small text-ink-soft">За&nbsp;что отвечает</p>
          <p className="max-w-[24rem] font-medium">{specialist.duty}</p>
          <Signature of={specialist} className="mt-4 w-44 text-link" />
          {specialist.forms.length > 0 && (
            <>
              <p className="mt-6 mb-3 text-small text-ink-soft">Формы, с&nbsp;которыми связана работа</p>
              <TagList label="Формы выпуска" tags={specialist.forms.map((form) => ({ label: productForms[form] }))} />
            </>
          )}
        </div>
        <Prose html={specialist.body} />
      </Container>
      {specialist.articles.length > 0 && (
        <Section title="Почитать по&nbsp;теме" className="border-t border-line">
          <CardGrid columns={specialist.articles.length < 3 ? 2 : 3}>
            {specialist.articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </CardGrid>
        </Section>
      )}
      {specialist.products.length > 0 && (
        <Section title="Продукты в&nbsp;работе" tone="muted">
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {specialist.products.map((product) => (
              <li key={product.ref}>
                <ProductRow product={product}>
                  <p className="mt-1 text-caption text-ink-soft">{product.purpose}</p>
                </ProductRow>
              </li>
            ))}
          </ul>
          <ProductWarning />
        </Section>
      )}
      {specialist.others.length > 0 && (
        <Section title="Рядом работают" link={{ url: pagePaths.specialists, label: 'Вся команда' }}>
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {specialist.others.map((person) => (
              <li key={person.slug}>
                <PersonCard person={person} layout="row" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
