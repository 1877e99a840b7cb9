import { csvFile } from '../../contract/file-formats.ts';
import { normGroups } from '../../contract/page-vocabulary.ts';
import type { PageData } from '../../contract/pages.ts';
import { amountUnits } from '../../contract/vocabulary.ts';

type Norms = PageData<'norms'>;
type Line = [what: string, who: string, amount: number | null, source: string, note: string];

const head = ['Вещество', 'Группа', 'Показатель', 'Кому', 'Количество', 'Единица', 'Документ', 'Примечание'];
const counted = { all: 'из всех источников', added: 'только из добавок и обогащённой пищи' } as const;
const levels = { upper: 'Верхний допустимый уровень', safe: 'Количество, признанное безопасным' } as const;

/** One line for each number and for each gap: so a spreadsheet can filter by any column. */
export function normsCsv(page: Norms): string {
  return csvFile([
    head,
    ...page.rows.flatMap((row) =>
      [...needs(page, row), label(page, row), ceiling(page, row), ...upper(page, row)].map(
        ([what, who, amount, source, note]) => [
          row.title,
          normGroups[row.group],
          what,
          who,
          amount,
          amountUnits[row.unit],
          source,
          note,
        ],
      ),
    ),
  ]);
}

type Row = Norms['rows'][number];

function needs({ audiences, shortDocuments }: Norms, row: Row): Line[] {
  const what = 'Физиологическая потребность';
  if (row.needs.every((need) => need === null)) return [[what, 'Все', null, shortDocuments.needs, 'не приводится']];
  return audiences.map(({ title }, index): Line => {
    const need = row.needs[index] ?? null;
    const note = need === null ? 'как у других взрослых' : (row.equivalent ?? '');
    return [what, title, need, shortDocuments.needs, note];
  });
}

function label({ shortDocuments }: Norms, row: Row): Line {
  return ['Для маркировки', 'Взрослые', row.label, shortDocuments.label, row.label === null ? 'не установлено' : ''];
}

function ceiling({ shortDocuments }: Norms, row: Row): Line {
  const [amount, note] =
    row.ceiling === 'unconfirmed'
      ? [null, 'предел есть, число с документом не сверено']
      : [row.ceiling, row.ceiling === null ? 'не найдено' : ''];
  return ['Не больше в суточной порции добавки', 'Взрослые', amount, shortDocuments.ceiling, note];
}

function upper({ levelAges }: Norms, row: Row): Line[] {
  const level = row.upper;
  if (!level) return [[levels.upper, 'Все', null, 'EFSA', 'не установлен']];
  return levelAges.map((age, band): Line => {
    const amount = level.byAge[band] ?? null;
    return [levels[level.kind], age, amount, level.source, amount === null ? 'не установлен' : counted[level.counts]];
  });
}
