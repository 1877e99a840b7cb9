import type { PageData } from '../../../contract/pages.ts';
import { componentAccents } from '../../cards/component-card.tsx';
import { Picture } from '../../images/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Section } from '../../ui/layout.tsx';

export function HomeComponent({ component }: { component: PageData<'home'>['component'] }) {
  const { item } = component;
  return (
    <Section label={component.title} accent={componentAccents[item.group]}>
      <div className="grid grid-cols-1 items-center gap-x-panel gap-y-5 sm:grid-cols-2">
        <div className="relative overflow-hidden rounded-panel bg-accent-tint sm:max-md:self-stretch">
          <Picture
            image={item.image}
            sizes="(min-width: 640px) min(50vw, 620px), 100vw"
            className="aspect-[8/5] w-full object-cover sm:aspect-square sm:max-md:h-full"
          />
          <span
            aria-hidden="true"
            className="absolute top-4 left-4 grid min-h-14 min-w-14 md:min-h-20 md:min-w-20 place-items-center rounded-card bg-page px-4 text-h2 font-semibold"
          >
            {item.symbol}
          </span>
        </div>
        <div>
          <p className="text-small font-semibold text-link">{component.title}</p>
          <h2 className="mt-3 text-h1">{item.title}</h2>
          {component.text && <p className="mt-3 text-lead text-ink-soft sm:mt-5">{component.text}</p>}
          <p className="mt-4 max-w-[36rem] text-ink-soft max-md:hidden">{item.lead}</p>
          <Figures items={component.keyFacts} className="mt-5 border-t border-line pt-5 sm:mt-8 sm:pt-8" />
          <p className="mt-5 sm:mt-8">
            <ButtonLink href={item.url} variant="secondary">
              Читать о компоненте
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
