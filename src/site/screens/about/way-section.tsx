import type { ReactNode } from 'react';
import type { Way } from '../../../contract/proof.ts';
import { PersonCard } from '../../cards/person-card.tsx';
import { WayDrawing } from '../../charts/way-drawing.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function WaySection({ way }: { way: Way }) {
  return (
    <Section title={way.title} text={way.text} samples={way.steps.flatMap(({ people }) => people)} tone="muted">
      <ol className="way">
        {way.steps.map((step, index) => (
          <li key={step.title} className="way-step print:break-inside-avoid">
            <div className="grid size-(--way) place-items-center rounded-full bg-tint">
              <WayDrawing of={step.drawing} className="w-[88%]" />
            </div>
            <div className="grid min-w-0 gap-x-panel gap-y-4 sm:grid-cols-2 lg:grid-cols-[1fr_12.5rem_15rem]">
              <div className="pt-1 sm:col-span-2 lg:col-span-1">
                <h3 className="text-h3">
                  <span aria-hidden="true" className="mr-2.5 text-link">
                    {index + 1}
                  </span>
                  {step.title}
                </h3>
                <p className="mt-2.5 max-w-[34rem] text-ink-soft max-sm:text-small">{step.text}</p>
                <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
                  {step.links.map(({ url, label }) => (
                    <li key={url}>
                      <TextLink href={url} arrow>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </div>
              <Fold title={'Бумага и\u00a0люди'} until="sm" className="fold-grid">
                <dl className="contents max-sm:grid max-sm:gap-4">
                  <Fact name={'Что остаётся на\u00a0бумаге'}>
                    <p className="max-w-[18rem] text-small font-medium">{step.document}</p>
                  </Fact>
                  <Fact name="Кто это делает">
                    <ul className="grid gap-3">
                      {step.people.map((person) => (
                        <li key={person.slug}>
                          <PersonCard person={person} layout="row" size="small" level={4} />
                        </li>
                      ))}
                    </ul>
                  </Fact>
                </dl>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="lg:pt-2">
      <dt className="mb-1.5 text-caption text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
