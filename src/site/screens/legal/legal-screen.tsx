import { Printer } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { formatDate } from '../../../text/dates.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ContentsFold, ContentsList } from '../../ui/contents-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { readLegalText } from './legal-text.ts';

/** Prints as text only. */
export function LegalScreen({ page }: { page: PageData<'policy'> }) {
  const { html, contents } = readLegalText(page.body);
  return (
    <article>
      <Container className="pt-card">
        <Breadcrumbs trail={[]} current={page.title} />
        <h1 className="max-w-[18em] text-h1 hyphens-auto">{page.title}</h1>
        <p className="mt-5 max-w-[44rem] text-lead text-ink-soft">{page.lead}</p>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4 text-small">
          <p>
            Редакция от&nbsp;<time dateTime={page.version}>{formatDate(page.version)}</time>{' '}
            <SampleMark of={page.sample} />
          </p>
          <Button variant="quiet" size="small" className="noscript:hidden" onClick={() => window.print()}>
            <Icon of={Printer} size={18} />
            Распечатать
          </Button>
        </div>
      </Container>
      <Container className="grid gap-x-16 gap-y-10 pt-panel pb-section xl:grid-cols-[280px_minmax(0,1fr)]">
        <div>
          <ContentsFold items={contents} className="xl:hidden" />
          <ContentsList
            items={contents}
            className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] overflow-y-auto xl:block"
          />
        </div>
        <div className="min-w-0">
          <Prose html={html} className="legal-text max-w-[76ch]" />
          <OtherDocuments current={page.title} />
        </div>
      </Container>
    </article>
  );
}

function OtherDocuments({ current }: { current: string }) {
  const others = useSite()?.legal.filter((document) => document.label !== current) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="mt-12 lg:mt-20 print:hidden">
      <h2 className="mb-2 text-h3">Другие документы</h2>
      <ul className="border-t border-line">
        {others.map((document) => (
          <li key={document.url} className="border-b border-line">
            <AppLink href={document.url} className="flex min-h-14 items-center py-3 font-medium hover:text-link">
              {document.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
