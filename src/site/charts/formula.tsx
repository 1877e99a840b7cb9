import { type CSSProperties, Suspense } from 'react';
import type { Formula as FormulaData } from '../../contract/product.ts';
import { counted, formatPercent } from '../../text/russian.ts';
import { Picture } from '../images/picture.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { Count } from '../ui/count.tsx';
import { Container } from '../ui/layout.tsx';
import { axisEnd, NoNorm, NutrientBar } from './nutrient-bar.tsx';

/**
 * Capsule, substances, doses and jar. All of it is a list; where CSS can animate by scrolling, the panel sticks and the
 * list assembles (formula.css).
 */
export function Formula({ title, text, formula }: { title: string; text: string | null; formula: FormulaData }) {
  const { product, substances } = formula;
  const end = axisEnd(substances);
  return (
    <section data-accent={product.accent} className="formula" style={{ '--count': substances.length } as CSSProperties}>
      <Suspense>
        <div className="formula-way">
          <div className="formula-stage on-deep">
            <div className="formula-words">
              <h2 className="text-h2 lg:text-h1">{title}</h2>
              {text && <p className="mt-3 text-ink-soft">{text}</p>}
              <Steps formula={formula} />
            </div>
            <div className="formula-scene">
              <ul className="z-1">
                {substances.map((substance, index) => (
                  <Substance key={substance.url} substance={substance} index={index} end={end} />
                ))}
              </ul>
              <Jar formula={formula} />
              <Capsule className="formula-capsule" />
            </div>
          </div>
        </div>
        <Container>
          <p className="mt-4 max-w-[68ch] text-caption text-ink-faint">{formula.note}</p>
        </Container>
      </Suspense>
    </section>
  );
}

function Steps({ formula: { product, serving, servingsPerPack, substances, normFor } }: { formula: FormulaData }) {
  const inside = counted(substances.length, 'вещество', 'вещества', 'веществ');
  const steps: [title: string, text: string][] = [
    ['Капсула', `Порция\u00a0— ${serving}.`],
    ['Вещества', `Внутри ${inside}, у\u00a0каждого своя страница.`],
    ['Дозы', `Столько в\u00a0порции. Черта\u00a0— суточная норма ${normFor}.`],
    ['Банка', `${product.quantity}, ${counted(servingsPerPack, 'порция', 'порции', 'порций')}.`],
  ];
  return (
    <ol className="formula-steps mt-6 grid gap-[.9rem] text-small leading-[1.4] lg:gap-5">
      {steps.map(([title, text]) => (
        <li key={title} className="border-l-3 border-accent pl-4">
          <b className="block text-body">{title}</b> {text}
        </li>
      ))}
    </ol>
  );
}

interface SubstanceProps {
  substance: FormulaData['substances'][number];
  index: number;
  end: number;
}

function Substance({ substance: { name, form, url, image, amountText, percent }, index, end }: SubstanceProps) {
  const place = { '--i': index, '--side': index % 2 === 0 ? -1 : 1 } as CSSProperties;
  return (
    <li className="formula-row" style={place}>
      <span aria-hidden="true" className="formula-mote relative self-center [grid-area:disc]">
        <span className="formula-disc block aspect-square w-(--disc) overflow-hidden rounded-full bg-chip">
          <Picture image={image} alt="" sizes="160px" className="size-full object-cover" />
        </span>
        <span className="formula-tag">{name}</span>
      </span>
      <span className="formula-name leading-tight font-semibold [grid-area:name]">
        <AppLink href={url} className="underline decoration-line-strong decoration-1 underline-offset-4">
          {name}
        </AppLink>
      </span>
      {form && <span className="text-caption leading-[1.3] text-ink-soft [grid-area:form]">{form}</span>}
      <span className="formula-dose">{amountText}</span>
      <span className="formula-share text-right font-semibold whitespace-nowrap [grid-area:share]">
        {percent === null ? (
          <NoNorm />
        ) : (
          <>
            <Count text={formatPercent(percent)} />
            <span className="sr-only"> суточной нормы</span>
          </>
        )}
      </span>
      {percent !== null && <NutrientBar percent={percent} end={end} />}
    </li>
  );
}

function Jar({ formula: { product } }: { formula: FormulaData }) {
  return (
    <div className="formula-jar group">
      <span className="block aspect-[4/5] overflow-hidden rounded-card bg-accent-tint">
        <Picture
          image={product.image}
          alt=""
          sizes="(min-width: 64rem) 240px, 120px"
          className="size-full object-cover"
        />
      </span>
      <p className="leading-tight font-semibold">
        <AppLink href={product.url} className="card-cover">
          {product.title}
        </AppLink>
        <span className="mt-[.35rem] block text-caption font-normal text-ink-soft">{product.purpose}</span>
      </p>
    </div>
  );
}

/** Decorative. */
function Capsule({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('capsule', className)}>
      <span className="capsule-body" />
      <span className="capsule-cap" />
    </span>
  );
}
