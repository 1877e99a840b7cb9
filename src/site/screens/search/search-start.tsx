import type { ThemeCard as ThemeCardData } from '../../../contract/cards.ts';
import { searchHref } from '../../../contract/paths.ts';
import { ThemeCard } from '../../cards/theme-card.tsx';
import { CardGrid, SectionHead } from '../../ui/layout.tsx';
import { TagList } from '../../ui/tag-list.tsx';

export function SearchStart({ popular, themes }: { popular: string[]; themes: ThemeCardData[] }) {
  return (
    <div className="grid gap-10 lg:gap-16">
      <PopularQueries popular={popular} />
      <section>
        <SectionHead title="Подобрать под задачу" />
        <CardGrid
          filled
          columns={2}
          item="sm:max-lg:last:odd:col-span-2 lg:last:[&:nth-child(3n+1)]:col-span-3"
          className="lg:grid-cols-3"
        >
          {themes.map((theme) => (
            <ThemeCard key={theme.slug} theme={theme} />
          ))}
        </CardGrid>
      </section>
    </div>
  );
}

function PopularQueries({ popular }: { popular: string[] }) {
  return (
    <section>
      <h2 className="mb-4 text-h3">Часто ищут</h2>
      <TagList
        label="Частые запросы"
        size="medium"
        tags={popular.map((query) => ({ label: query, href: searchHref(query) }))}
      />
    </section>
  );
}
