import { Children, type ReactNode, Suspense } from 'react';
import type { Link } from '../../contract/common.ts';
import type { AccentName } from '../../contract/vocabulary.ts';
import { softHyphenate } from '../../text/russian.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { cx } from './class-names.ts';
import { isAllSample, SampleMark, type Samples, SamplesBelow } from './sample-mark.tsx';
import { TextLink } from './text-link.tsx';

const widths = {
  content: 'max-w-[calc(1280px+2*var(--spacing-side))]',
  text: 'max-w-[calc(68ch+2*var(--spacing-side))]',
};

interface ContainerProps {
  children: ReactNode;
  width?: keyof typeof widths;
  className?: string;
}

export function Container({ children, width = 'content', className }: ContainerProps) {
  return <div className={cx('mx-auto w-full px-side', widths[width], className)}>{children}</div>;
}

const tones = {
  plain: '',
  muted: 'bg-muted',
  tint: 'bg-tint',
  accent: 'bg-accent-tint',
  deep: 'on-deep bg-deep text-on-deep',
};
export type SectionTone = keyof typeof tones;

interface SectionProps {
  children: ReactNode;
  id?: string;
  /** Visible heading. A section without one needs `label`. */
  title?: ReactNode;
  text?: ReactNode;
  /** Beside the heading on a desktop. */
  link?: Link;
  /** Its entries: where all are made up, the heading says so for them. */
  samples?: Samples;
  label?: string;
  /** A coloured tone fills the width of the page. */
  tone?: SectionTone;
  accent?: AccentName;
  width?: keyof typeof widths;
  /** Title and text in a column beside the content. */
  beside?: boolean;
  /** `tight` halves the space: the section continues the one before. */
  space?: 'normal' | 'tight' | 'none';
  className?: string;
}

const spaces = { normal: 'py-section', tight: 'py-[calc(var(--spacing-section)/2)]', none: '' };

/** Two plain sections share the space between them, unless a line separates them. */
const shared = '[[data-plain]+&:not(.border-t)]:pt-0';

export function Section(props: SectionProps) {
  const { children, id, title, text, link, label, accent, width = 'content', beside = false, className } = props;
  const { samples = [], tone = 'plain', space = 'normal' } = props;
  const isPlain = tone === 'plain';
  return (
    <section
      id={id}
      aria-label={title ? undefined : label}
      data-accent={accent}
      data-plain={isPlain || undefined}
      className={cx(tones[tone], spaces[space], isPlain && shared, className)}
    >
      {/* The boundary lets React hydrate the page section by section. */}
      <Suspense>
        <Container
          width={width}
          className={beside ? 'grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[4fr_8fr]' : undefined}
        >
          {title && <SectionHead title={title} text={text} link={link} samples={samples} />}
          <SamplesBelow of={samples}>{children}</SamplesBelow>
        </Container>
      </Suspense>
    </section>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  text?: ReactNode;
  link?: Link | undefined;
  samples?: Samples;
}

export function SectionHead({ title, text, link, samples }: SectionHeadProps) {
  return (
    <div className="mb-panel flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <TitleAndText title={title} text={text} samples={samples} />
      {link && (
        <TextLink href={link.url} arrow className="shrink-0">
          {link.label}
        </TextLink>
      )}
    </div>
  );
}

export function TitleAndText({ title, text, samples = [] }: Omit<SectionHeadProps, 'link'>) {
  const mark = isAllSample(samples) && <SampleMark of />;
  return (
    <div className="max-w-[46rem]">
      <h2 className="text-h2">{title}</h2>
      {(text || mark) && (
        <p className="mt-3 text-lead text-ink-soft">
          {text} {mark}
        </p>
      )}
    </div>
  );
}

const grids = {
  2: 'min-[35rem]:grid-cols-2',
  3: 'min-[35rem]:max-[45rem]:grid-cols-2 min-[45rem]:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
  6: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-6',
};

interface CardGridProps {
  children: ReactNode;
  /** On a desktop; fewer on narrow screens. */
  columns?: keyof typeof grids;
  /** Cards with a background have equal gaps; others need more space below their text. */
  filled?: boolean;
  /** Class of the items. */
  item?: string | undefined;
  className?: string;
}

/** Every child is one item of the list. */
export function CardGrid({ children, columns = 3, filled, item, className }: CardGridProps) {
  return (
    <ul className={cx('grid gap-gap', !filled && 'gap-y-7 lg:gap-y-10', grids[columns], className)}>
      {Children.map(children, (child) => (
        <li className={item}>{child}</li>
      ))}
    </ul>
  );
}

/** So many columns that no text is alone in the last row. */
export function textColumns(count: number): string {
  return count % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4';
}

export function PageHead(props: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <Container className="pt-card pb-panel">
      <Breadcrumbs trail={[]} current={props.title} />
      <h1 className="max-w-[20em] text-h1">{softHyphenate(props.title)}</h1>
      {props.lead && <p className="mt-5 max-w-[44rem] text-lead text-ink-soft">{props.lead}</p>}
      {props.children}
    </Container>
  );
}
