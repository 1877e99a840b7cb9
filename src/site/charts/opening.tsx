import { ArrowRight } from 'lucide';
import { type CSSProperties, type ReactNode, Suspense, useCallback } from 'react';
import type { Opening as OpeningData } from '../../contract/product.ts';
import { counted, formatPercent, plural, uncapitalise } from '../../text/russian.ts';
import { whenNear } from '../images/lazy-loading.ts';
import { Picture } from '../images/picture.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import { axisEnd, NoNorm, positionOn } from './nutrient-bar.tsx';
import stylesheet from './opening.css?url';
import { OpeningBar } from './opening-bar.tsx';
import { type Bar, barsOf } from './opening-bars.ts';
import { TickBar } from './tick-bar.tsx';

interface OpeningProps {
  title: string;
  text: string | null;
  opening: OpeningData;
}

/**
 * One capsule as dots, a milligram each. All of it stands in the page; where CSS can animate by scrolling, the panel
 * sticks, the capsule opens (opening.css) and a canvas draws the dots on their way into the bars.
 */
export function Opening({ title, text, opening }: OpeningProps) {
  const { product, cap, body, parts, pieces, note } = opening;
  const end = axisEnd(parts);
  const way = useDots(opening, end);
  return (
    <section data-accent={product.accent} className="opening">
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      <Suspense>
        <div ref={way} className="opening-way">
          <div className="opening-stage on-deep">
            <div className="opening-words">
              <h2>{title}</h2>
              {text && <p className="opening-lead">{text}</p>}
              <Beats opening={opening} />
              <TickBar percent={100} className="opening-progress" />
            </div>
            <div className="opening-scene">
              <div aria-hidden="true" className="opening-capsule">
                <div className="opening-halves">
                  {[body, cap].map((half) => (
                    <span key={half.href} className={half === cap ? 'opening-cap' : 'opening-body'}>
                      <Picture image={half} alt="" sizes="(min-width: 60rem) 16vw, 30vw" />
                    </span>
                  ))}
                </div>
              </div>
              <canvas className="opening-dots" />
              <ul className="opening-rows">
                {barsOf(parts, pieces, end).map((bar) => (
                  <Row key={bar.parts[0]} opening={opening} bar={bar} end={end} />
                ))}
              </ul>
              <Jar opening={opening} />
            </div>
          </div>
        </div>
        <Container>
          <p className="mt-4 max-w-[68ch] text-caption text-ink-faint">{note}</p>
        </Container>
      </Suspense>
    </section>
  );
}

/**
 * Where the panel sticks, the dots are drawn by a script of its own, loaded near the window. A ref and no effect: the
 * element inside the boundary is hydrated after the effects around it have run.
 */
function useDots(opening: OpeningData, end: number) {
  return useCallback(
    (element: HTMLDivElement) => {
      let stop = () => {};
      let isGone = false;
      const forget = whenNear(element, false, () => {
        import('./opening-canvas.ts').then(
          ({ drawOpening }) => {
            if (!isGone) stop = drawOpening(element, opening, end);
          },
          // Without it the bars are shown as they end.
          () => {},
        );
      });
      return () => {
        isGone = true;
        forget();
        stop();
      };
    },
    [opening, end],
  );
}

function Beats({ opening }: { opening: OpeningData }) {
  const { product, mass, parts, serving, servingsPerPack, normFor } = opening;
  const [first] = parts;
  const most = parts.reduce((a, b) => ((b.percent ?? 0) > (a.percent ?? 0) ? b : a));
  const [amount = '', ...unit] = product.quantity.split(/\s/);
  return (
    <ol className="opening-beats">
      <Beat number={String(mass)} unit={plural(mass, 'точка', 'точки', 'точек')}>
        Капсула «{product.title}» весит {mass}&nbsp;мг. Каждая точка&nbsp;— один миллиграмм.
      </Beat>
      {first && (
        <Beat
          number={String(first.dots)}
          unit={`${plural(first.dots, 'точка', 'точки', 'точек')}\u00a0— ${uncapitalise(first.name)}`}
        >
          <Legend parts={parts} />
        </Beat>
      )}
      <Beat number={formatPercent(most.percent ?? 0)} unit={`нормы\u00a0— ${uncapitalise(most.name)}`}>
        Порция&nbsp;— {serving}. Черта&nbsp;— суточная норма {normFor}
        {opening.pieces > 1 && ', яркие точки\u00a0— одна капсула, бледные\u00a0— остальная порция'}.
      </Beat>
      <Beat number={amount} unit={unit.join(' ')}>
        В&nbsp;банке {counted(servingsPerPack, 'порция', 'порции', 'порций')}. {product.purpose}
      </Beat>
    </ol>
  );
}

function Beat({ number, unit, children }: { number: string; unit: string; children: ReactNode }) {
  return (
    <li>
      <p className="opening-figure">
        <b>{number}</b> <span>{unit}</span>
      </p>
      <div className="opening-text">{children}</div>
    </li>
  );
}

/** What every dot is; the colours are those of the dots. */
function Legend({ parts }: { parts: OpeningData['parts'] }) {
  return (
    <ul className="opening-legend">
      {parts.map((part, index) => (
        <li key={`${part.kind} ${part.name}`}>
          <span aria-hidden="true" className="opening-mark" data-part={index} style={colourOf(parts, index)} />
          <b>{part.dots}</b>
          <span>{nameOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A salt is counted without the mineral that the label counts. */
function nameOf({ kind, name, form }: OpeningData['parts'][number]): string {
  if (kind === 'salt') return `остальное в\u00a0соли: ${uncapitalise(form ?? name)}`;
  return uncapitalise(name);
}

/** Of a substance its own; the rest of its salt has the same, paler. */
function colourOf(parts: OpeningData['parts'], index: number): CSSProperties {
  const { kind } = parts[index] ?? { kind: 'filler' };
  const substances = parts.slice(0, index + 1).filter((part) => part.kind === 'substance').length;
  const own = `var(--chart-${((substances - 1) % 5) + 1})`;
  const colours = {
    substance: own,
    salt: `color-mix(in oklab, ${own} 58%, var(--surface-deep))`,
    filler: 'color-mix(in oklab, var(--on-deep) 45%, var(--surface-deep))',
    shell: 'var(--on-deep)',
  };
  return { '--dot': colours[kind] } as CSSProperties;
}

interface RowProps {
  opening: OpeningData;
  bar: Bar;
  end: number;
}

function Row({ opening: { parts }, bar, end }: RowProps) {
  const members = bar.parts.map((index) => ({ index, part: parts[index] as OpeningData['parts'][number] }));
  const [{ part: first }] = members as [(typeof members)[number]];
  const isSubstance = first.kind === 'substance';
  const dots = members.reduce((sum, { part }) => sum + part.dots, 0);
  return (
    <li className="opening-row">
      <p className="opening-name">
        {isSubstance ? (
          first.url ? (
            <AppLink href={first.url}>{first.name}</AppLink>
          ) : (
            first.name
          )
        ) : (
          'Остальное в\u00a0капсуле'
        )}
        {isSubstance && first.form && <span className="opening-form"> {first.form}</span>}
      </p>
      <p className="opening-dose">{isSubstance ? first.serving : `${dots}\u00a0мг`}</p>
      <p className="opening-share">
        {isSubstance && (first.percent === null ? <NoNorm /> : formatPercent(first.percent))}
        {isSubstance && first.percent !== null && <span className="sr-only"> суточной нормы</span>}
      </p>
      <OpeningBar
        bar={bar}
        members={members.map(({ index, part }) => ({ index, dots: part.dots, style: colourOf(parts, index) }))}
        norm={first.percent === null ? null : positionOn(end, 100)}
        isLonger={(first.percent ?? 0) > end}
      />
    </li>
  );
}

function Jar({ opening: { product, jar } }: { opening: OpeningData }) {
  return (
    <div className="opening-jar group">
      <span className="opening-pack">
        <Picture image={jar} alt="" sizes="(min-width: 60rem) 15vw, 130px" />
      </span>
      <p className="opening-way-out">
        <AppLink href={product.url} className="card-cover">
          {product.title}
        </AppLink>
        <span aria-hidden="true" className="opening-more">
          Открыть продукт <Icon of={ArrowRight} size={18} />
        </span>
      </p>
    </div>
  );
}
