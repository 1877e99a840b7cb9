import { Fragment } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { medicineRules } from '../../../contract/vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { FoldedRow } from '../../ui/folded-row.tsx';
import { PairSource } from '../../ui/pair-source.tsx';

type Page = PageData<'medicines'>;
type Group = Page['groups'][number];

export function MedicineGroup({ group, sources }: { group: Group; sources: Page['sources'] }) {
  return (
    <FoldedRow id={group.id} title={group.title} note={group.names.join(', ')}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_1fr]">
        <div>
          {group.names.length > 0 && <p className="text-caption text-ink-faint">{group.names.join(', ')}</p>}
          <p className="mt-3 text-small text-ink-soft">{group.about}</p>
        </div>
        <div>
          <ul className="grid gap-5">
            {group.rules.map((rule) => (
              <li key={rule.reason} className="flex gap-4">
                <CombinationMark kind={rule.kind} />
                <div className="min-w-0">
                  <p className="font-semibold">
                    <Links to={rule.substances} />
                  </p>
                  <p className="text-caption font-medium text-ink-soft">{advice(rule)}</p>
                  <p className="mt-1 text-small text-ink-soft">{rule.reason}</p>
                  <PairSource source={rule.source === null ? undefined : sources[rule.source]} />
                </div>
              </li>
            ))}
          </ul>
          <h4 className="mt-6 text-small font-semibold">Спросите врача</h4>
          <ul className="mt-2 list-disc pl-5 text-small text-ink-soft">
            {group.ask.map((question) => (
              <li key={question} className="py-0.5">
                {question}
              </li>
            ))}
          </ul>
          {group.products.length > 0 && (
            <p className="mt-4 text-small text-ink-soft">
              Об этом предупреждают: <Links to={group.products} />
            </p>
          )}
        </div>
      </div>
    </FoldedRow>
  );
}

function Links({ to }: { to: { title: string; url: string }[] }) {
  return to.map(({ title, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <AppLink href={url} className="underline underline-offset-4 decoration-line hover:text-link">
        {title}
      </AppLink>
    </Fragment>
  ));
}

/** «В разное время: хотя бы 4 часа между ними» */
const advice = ({ kind, hours }: Group['rules'][number]) =>
  hours === null
    ? medicineRules[kind]
    : `${medicineRules[kind]}: хотя бы ${counted(hours, 'час', 'часа', 'часов')} между ними`;
