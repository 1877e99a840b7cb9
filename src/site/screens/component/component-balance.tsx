import { CircleAlert, CircleCheck, Clock } from 'lucide';
import type { Component } from '../../../contract/entries.ts';
import { combinationKinds } from '../../../contract/vocabulary.ts';
import { softHyphenate } from '../../../text/russian.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { componentAccents } from '../../cards/component-card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { anchors } from './component-contents.tsx';
import { CompoundsTable } from './compounds-table.tsx';

export function ComponentBalance({ component }: { component: Component }) {
  return (
    <Section id={anchors.balance} title="Мало и много" tone="muted">
      <div className="grid grid-cols-1 gap-gap md:grid-cols-2">
        <div className="rounded-panel bg-page p-card">
          <h3 className="text-h3">Если не хватает</h3>
          <Prose html={component.shortage} className="mt-4" />
        </div>
        <div className="rounded-panel bg-page p-card">
          <h3 className="text-h3">Если слишком много</h3>
          <Prose html={component.excess} className="mt-4" />
        </div>
      </div>
      <p className="mt-6 max-w-[68ch] text-small text-ink-soft">
        Признаки бывают общими для разных причин. По ним нельзя поставить диагноз: если что-то беспокоит, обратитесь к
        врачу.
      </p>
    </Section>
  );
}

export function ComponentForms({ component }: { component: Component }) {
  const { forms, compounds } = component;
  if (compounds.length > 0) {
    return (
      <Section id={anchors.forms} title="Формы: чем отличаются">
        <Fold title={`Все формы (${compounds.length})`}>
          <CompoundsTable component={component} />
        </Fold>
      </Section>
    );
  }
  if (forms.length === 0) return null;
  return (
    <Section id={anchors.forms} title="Формы: чем отличаются">
      <ul className="grid grid-cols-1 gap-gap sm:grid-cols-2 md:max-lg:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] lg:grid-cols-[repeat(auto-fit,minmax(260px,1fr))]">
        {forms.map((form) => (
          <li key={form.title} className="rounded-card bg-accent-tint p-card">
            <h3 className="text-h3 text-accent-deep">{softHyphenate(form.title)}</h3>
            <p className="mt-3 text-small">{form.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const kinds = {
  good: { icon: CircleCheck, look: 'text-good' },
  apart: { icon: Clock, look: 'text-link' },
  careful: { icon: CircleAlert, look: 'text-careful' },
};

export function ComponentCombinations({ component }: { component: Component }) {
  if (component.combinations.length === 0) return null;
  return (
    <Section id={anchors.combinations} title="С чем сочетается">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        {(['good', 'apart', 'careful'] as const).map((kind) => {
          const items = component.combinations.filter((item) => item.kind === kind);
          const { icon, look } = kinds[kind];
          return items.length === 0 ? null : (
            <div key={kind}>
              <h3 className="flex items-center gap-3 text-h3">
                <Icon of={icon} size={26} className={look} />
                {combinationKinds[kind]}
              </h3>
              <ul className="mt-5">
                {items.map((item) => (
                  <li
                    key={item.component.slug}
                    data-accent={componentAccents[item.component.group]}
                    className="group relative flex gap-5 border-t border-line py-5"
                  >
                    <span
                      aria-hidden="true"
                      className="grid size-14 shrink-0 place-items-center rounded-control bg-accent-tint text-small font-semibold text-accent-deep"
                    >
                      {item.component.symbol}
                    </span>
                    <div>
                      <CardTitle href={item.component.url} level={4} className="text-body leading-snug">
                        {item.component.title}
                      </CardTitle>
                      <p className="mt-1 text-small text-ink-soft">{item.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <TextLink href={component.combinationsUrl} arrow className="mt-8 print:hidden">
        С&nbsp;едой, напитками и&nbsp;другими веществами
      </TextLink>
    </Section>
  );
}
