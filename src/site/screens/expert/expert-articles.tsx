import type { Expert } from '../../../contract/entries.ts';
import { articleTopics } from '../../../contract/vocabulary.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Section } from '../../ui/layout.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { checked, written } from './work.ts';

const shownLarge = 3;

/** Articles written and articles checked are separate lists. */
export function ExpertArticles({ expert }: { expert: Expert }) {
  const [own, others] = [written(expert), checked(expert)];
  return (
    <>
      {own.length > 0 && (
        <Section title="Авторские статьи" className="border-t border-line">
          <SideRow layout="sm:grid sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3">
            {own.slice(0, shownLarge).map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </SideRow>
          {own.length > shownLarge && (
            <Lines articles={own.slice(shownLarge)} note={({ topic }) => articleTopics[topic]} className="mt-panel" />
          )}
        </Section>
      )}
      {others.length > 0 && (
        <Section
          title="Проверка фактов"
          text="Тексты коллег, под которыми стоит вторая подпись."
          className="border-t border-line"
        >
          <Lines articles={others} note={({ author }) => author.title} />
        </Section>
      )}
    </>
  );
}

interface LinesProps extends Pick<Expert, 'articles'> {
  note: (article: Expert['articles'][number]) => string;
  className?: string;
}

function Lines({ articles, note, className }: LinesProps) {
  return (
    <ul className={cx('grid gap-x-12 border-t border-line', articles.length > 1 && 'sm:grid-cols-2', className)}>
      {articles.map((article) => (
        <li key={article.slug} className="border-b border-line">
          <AppLink
            href={article.url}
            className="flex h-full min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-link"
          >
            {article.title}
            <span className="shrink-0 text-caption font-normal text-ink-faint">{note(article)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
