import { Fragment } from 'react';
import type { Documents } from '../../../contract/proof.ts';
import { formatDate } from '../../../text/dates.ts';
import { DataMatrix } from '../../charts/data-matrix.tsx';
import { Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function DocumentsSection({ documents }: { documents: Documents }) {
  return (
    <Section
      title={documents.title}
      text={documents.text}
      link={{ url: documents.batch.url, label: `${documents.product}, партия ${documents.batch.number}` }}
    >
      <SideRow layout="sm:grid sm:grid-cols-2 xl:grid-cols-4">
        {documents.items.map((item) => (
          <div key={item.shows} className="sheet flex h-full flex-col bg-muted print:border print:border-line p-card">
            <h3 className="pr-8 text-body leading-snug">{item.title}</h3>
            {item.number && (
              <p className="mt-4 border-t border-line pt-3 text-small font-semibold wrap-anywhere">
                №&nbsp;
                {item.number.split(/(?<=\.)/).map((part, index) => (
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
                {item.date && (
                  <span className="block text-caption font-normal text-ink-soft">от {formatDate(item.date)}</span>
                )}
              </p>
            )}
            {item.shows === 'marking' && (
              <div className="mt-4 border-t border-line pt-4">
                <DataMatrix width={44} />
              </div>
            )}
            <p className="mt-4 text-small text-ink-soft">{item.text}</p>
            {item.link && (
              <p className="mt-auto pt-5 text-small">
                <TextLink href={item.link.url} arrow>
                  {item.link.label}
                </TextLink>
              </p>
            )}
          </div>
        ))}
      </SideRow>
      <ProductWarning />
    </Section>
  );
}
