import type { PageData } from '../../../contract/pages.ts';
import { formatDate } from '../../../text/dates.ts';
import { BatchForm } from '../../cards/batch-form.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NoteList } from '../../ui/prose.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Expired } from '../../ui/use-today.tsx';

import { BatchPassport } from './batch-passport.tsx';
import { PackDrawings } from './pack-drawings.tsx';

/** The number is in the address, which is the only state. */
export function BatchScreen({ page }: { page: PageData<'batch'> }) {
  const { asked, batch, unknown } = page;
  return (
    <>
      <PageHead title={page.title} lead={batch ? undefined : page.lead}>
        <BatchForm key={asked} asked={asked} />
        {asked !== null && !batch && (
          <Notice tone="careful" title={`${unknown.title}: «${asked}»`} className="mt-6 max-w-[44rem]">
            <p>{unknown.text}</p>
            <TextLink href="/contacts" arrow className="mt-3">
              Написать нам
            </TextLink>
          </Notice>
        )}
      </PageHead>
      {batch && (
        <Container className="pb-section">
          <BatchPassport batch={batch} />
          <LegalWarning text={page.warning} />
        </Container>
      )}
      <Section title={page.find.title} text={page.find.text} tone="muted" className="print:hidden">
        <PackDrawings captions={page.places} />
      </Section>
      <Section title="Как читать паспорт">
        <NoteList notes={page.notes} />
      </Section>
      <Section title="Последние партии" text="По одной на каждый продукт." tone="muted" className="print:hidden">
        <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {page.newest.map(({ series, batches }) => (
            <section key={series}>
              <h3 className="text-h3">{series}</h3>
              <ul className="mt-3 border-t border-line">
                {batches.map(({ number, url, made, bestBefore, title, sample }) => (
                  <li key={number} className="border-b border-line py-3 text-small">
                    <TextLink href={url}>{title}</TextLink>
                    <span className="block text-caption text-ink-soft">
                      {number} от {formatDate(made)}
                      <Expired bestBefore={bestBefore} /> <SampleMark of={sample} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
