import { Download } from 'lucide';
import { normsFile } from '../../../contract/page-vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { NormsFilters } from './norms-filters.tsx';
import {
  ceilingColumns,
  columnsFor,
  labelColumn,
  levelColumns,
  type NormRow,
  type Norms,
  needColumns,
  readQuery,
  sortRows,
} from './norms-query.ts';
import { NormsTable } from './norms-table.tsx';

/** For one group of people one short table is shown instead of two wide ones. */
export function NormsScreen({ page, search }: { page: Norms; search: Record<string, unknown> }) {
  const query = readQuery(search);
  const person = page.audiences.find(({ key }) => key === query.who);
  const needs = [labelColumn, ...needColumns(page)];
  const ceilings = ceilingColumns(page);
  const limits = [...ceilings, ...levelColumns(page)];
  const own = person ? columnsFor(page, person.key) : [];
  const chosen = page.rows.filter(({ group }) => !query.group || group === query.group);
  const shown = chosen.length > 0 ? chosen : page.rows;
  const rows = sortRows(shown, query.sort ?? '', person ? own : [...needs, ...limits]);
  const { shortDocuments } = page;
  const ceilingSource = ceilings.length > 0 ? `В\u00a0порции добавки: ${shortDocuments.ceiling}. ` : '';
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <p className="mt-7">
          <a href={normsFile} download className={buttonClass({ variant: 'secondary' })}>
            <Icon of={Download} size={20} />
            Скачать таблицу (CSV)
          </a>
        </p>
      </PageHead>
      <Container className="pb-10">
        <NormsFilters audiences={page.audiences} query={query} />
        {!person && (
          <p className="mt-4 text-caption text-ink-soft sm:hidden">
            Показаны взрослые и&nbsp;вещества, для которых у&nbsp;них есть число. Детей, беременных и&nbsp;людей старше
            65&nbsp;лет выберите в&nbsp;поле «Кому».
          </p>
        )}
        <p role="status" className="sr-only">
          {`Показано: ${counted(rows.length, 'вещество', 'вещества', 'веществ')}`}
        </p>
      </Container>
      {person ? (
        <Section title={person.title} space="none" className="pb-section">
          <NormsTable
            caption={`Нормы и\u00a0пределы: ${person.title}`}
            rows={rows}
            columns={own}
            query={query}
            last={{ title: 'О\u00a0верхнем уровне', text: levelNote }}
          />
          <Sources>
            {`Норма: ${shortDocuments.needs}. ${person.adult ? `На\u00a0этикетке: ${shortDocuments.label}. ` : ''}${ceilingSource}`}
          </Sources>
        </Section>
      ) : (
        <>
          <Section title="Сколько нужно в&nbsp;день" space="none" className="pb-section">
            <NormsTable caption="Суточные нормы" rows={rows} columns={needs} query={query} />
            <Sources>
              {`На\u00a0этикетке: ${shortDocuments.label}. Остальные столбцы: ${shortDocuments.needs}.`}
            </Sources>
          </Section>
          <Section title="Где предел" space="none" className="pb-section">
            <NormsTable
              caption="Пределы"
              rows={rows}
              columns={limits}
              query={query}
              last={{ title: 'О\u00a0верхнем уровне', text: levelNote }}
            />
            <Sources>{`${ceilingSource}По\u00a0возрастам: EFSA.`}</Sources>
          </Section>
        </>
      )}
      <Section title="Как читать таблицу" tone="muted">
        <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {page.notes.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-h3 font-semibold">{title}</dt>
              <dd className="mt-2 text-small text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Документы">
        <ol className="sources">
          {page.documents.map((document) => (
            <li key={document} className="pl-1">
              {document}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function Sources({ children }: { children: string }) {
  return <p className="mt-4 max-w-[68ch] text-caption text-ink-faint">{children}</p>;
}

/** «Из всех источников. EFSA, 2023» */
function levelNote({ upper }: NormRow): string | null {
  if (!upper) return null;
  const counts = upper.counts === 'all' ? 'Из всех источников' : 'Только из\u00a0добавок и\u00a0обогащённой еды';
  const kind = upper.kind === 'safe' ? 'Количество, признанное безопасным. ' : '';
  return `${kind}${counts}. ${upper.source}`;
}
