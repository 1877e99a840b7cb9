import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { formatPercent } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Prose, SourceList } from '../../ui/prose.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function DosesScreen({ page }: { page: PageData<'doses'> }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {page.sections.map(({ title, text }) => (
        <Section key={title} title={title} space="tight" beside>
          <Prose html={text} className="reading" />
        </Section>
      ))}
      <Section
        title="Ближе всего к&nbsp;пределу"
        text="Таблица пересчитывается при каждом изменении составов."
        tone="muted"
      >
        <NearestTable rows={page.nearest} />
        <p className="mt-6 print:hidden">
          <TextLink href={pagePaths.norms} arrow>
            Нормы и&nbsp;пределы всех веществ
          </TextLink>
        </p>
        <LegalWarning text={page.warning} />
      </Section>
      <Section title="Источники">
        <SourceList sources={page.sources} />
      </Section>
    </>
  );
}

const caption = 'Наши дозы, которые ближе всего к\u00a0пределу';

const substance = 'Вещество';

/** On a phone the substance stands below its product. */
function NearestTable({ rows }: { rows: PageData<'doses'>['nearest'] }) {
  return (
    <ScrollRegion label={caption}>
      <table className="w-full text-caption sm:min-w-[40rem] sm:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-caption text-ink-soft">
          <tr>
            {['Продукт', substance, 'В\u00a0порции', 'Предел', 'Доля предела'].map((title) => (
              <th
                key={title}
                scope="col"
                className={cx('pr-2 pb-2 sm:pr-4 align-bottom font-medium', title === substance && 'max-sm:hidden')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.url} ${row.substance}`} className="border-t border-line">
              <th scope="row" className="py-3 pr-2 sm:pr-4 text-left font-semibold">
                <AppLink href={row.url} className="underline decoration-line-strong underline-offset-4 hover:text-link">
                  {row.title}
                </AppLink>
                <span className="mt-1 block text-caption font-normal sm:hidden">{row.substance}</span>
              </th>
              <td className="py-3 pr-2 sm:pr-4 max-sm:hidden">{row.substance}</td>
              <td className="py-3 pr-2 sm:pr-4 sm:whitespace-nowrap">{row.amount}</td>
              <td className="py-3 pr-2 sm:pr-4">{row.limit}</td>
              <td className="py-3 font-semibold">{formatPercent(row.percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
