import type { ReactNode } from 'react';
import type { Capsule } from '../../contract/proof.ts';
import { formatDecimal, softHyphenate } from '../../text/russian.ts';
import { AppLink } from '../ui/app-link.tsx';
import { drawCapsule } from './capsule-drawing.ts';
import { NumberMark } from './number-mark.tsx';

const colours = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5'] as const;
const colourOf = (index: number) => `var(${colours[index % colours.length]})`;

/** The list beside the drawing has all of its information. */
export function CapsuleFigure({ capsule }: { capsule: Capsule }) {
  const { shell, parts, size } = capsule;
  return (
    <div className="grid grid-cols-[minmax(8.25rem,4fr)_minmax(0,6fr)] gap-x-3 md:gap-x-12 lg:gap-x-24 min-[22.5rem]:grid-cols-[minmax(10.5rem,4fr)_minmax(0,6fr)]">
      <Drawing capsule={capsule} />
      <ol className="grid content-center gap-y-7 lg:gap-y-10">
        <Part number={1} name="Оболочка" amount={shell.mass}>
          {softHyphenate(shell.madeOf)}. Капсула №&nbsp;{size.number}.
        </Part>
        {parts.map(({ name, url, amount, whole }, index) => (
          <Part
            key={name}
            number={index + 2}
            name={url ? <AppLink href={url}>{name}</AppLink> : name}
            amount={amount}
            colour={colourOf(index)}
          >
            {whole && `Яркие точки — сам минерал, бледные — остальная часть соли. Вместе ${whole}.`}
          </Part>
        ))}
      </ol>
    </div>
  );
}

interface PartProps {
  number: number;
  name: ReactNode;
  amount: string;
  colour?: string;
  children?: ReactNode;
}

function Part({ number, name, amount, colour, children }: PartProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 sm:gap-x-5">
      <NumberMark number={number} />
      <p className="text-body leading-tight font-semibold sm:text-h3 lg:text-h2 lg:tracking-[-.02em]">{amount}</p>
      <div className="col-span-2 min-w-0 hyphens-auto break-words sm:col-span-1 sm:col-start-2">
        <p className="mt-1.5 text-small [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[.2em] [&_a:hover]:decoration-2">
          {colour && (
            <span
              aria-hidden="true"
              className="mr-2 inline-block size-2.5 rounded-full forced-color-adjust-none [print-color-adjust:exact]"
              style={{ background: colour }}
            />
          )}
          {name}
        </p>
        {children && <p className="mt-1 max-w-[30rem] text-caption text-ink-soft">{children}</p>}
      </div>
    </li>
  );
}

function Drawing({ capsule }: { capsule: Capsule }) {
  const { width, height, cap, body, top, bottom, left, right, grains, marks } = drawCapsule(capsule);
  const { size } = capsule;
  const across = (x: number) => `${(x / width) * 100}%`;
  const down = (y: number) => `${(y / height) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[24rem] self-center">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        className="w-full forced-color-adjust-none"
      >
        <path d={`${body}z`} className="fill-page" />
        <path d={`${cap}z`} className="fill-page" />
        {grains.map(({ own, rest }, index) => (
          <g key={own} stroke={colourOf(index)} strokeWidth="6" strokeLinecap="round">
            {rest && <path d={rest} opacity=".32" />}
            <path d={own} />
          </g>
        ))}
        <path d={cap} className="fill-action/8" />
        <g className="stroke-ink" strokeWidth="1" strokeLinejoin="round">
          <path d={body} />
          <path d={cap} />
        </g>
        <g className="stroke-line-strong *:[vector-effect:non-scaling-stroke]" strokeWidth=".6">
          <path d={`M8 ${top}V${bottom}M3 ${top}h${left + 20}M3 ${bottom}h${left + 20}`} strokeDasharray="2 2" />
          <path d={`M${left} ${bottom + 8}H${right}M${left} ${bottom + 4}v8M${right} ${bottom + 4}v8`} />
        </g>
        <g className="fill-page stroke-ink" strokeWidth=".8">
          {marks.map(({ from, to }) => (
            <g key={`${from.x} ${from.y}`}>
              <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
              <circle cx={from.x} cy={from.y} r="1.8" />
            </g>
          ))}
        </g>
      </svg>
      {marks.map(({ to }, index) => (
        <NumberMark
          key={to.y}
          number={index + 1}
          className="absolute -translate-1/2"
          style={{ left: across(to.x), top: down(to.y) }}
        />
      ))}
      <span
        className="absolute -translate-1/2 rotate-180 bg-tint py-1 text-caption text-ink-soft [writing-mode:vertical-rl]"
        style={{ left: across(8), top: down((top + bottom) / 2) }}
      >
        {millimetres(size.length)}
      </span>
      <span
        className="absolute -translate-x-1/2 text-caption text-ink-soft"
        style={{ left: across((left + right) / 2), top: down(bottom + 11) }}
      >
        {millimetres(size.cap.diameter)}
      </span>
    </div>
  );
}

const millimetres = (value: number) => `${formatDecimal(value)}\u00a0мм`;
