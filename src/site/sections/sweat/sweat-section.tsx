import { useState } from 'react';
import { decimal } from '../../../nutrition/decimal.ts';
import { writeNumber } from '../../../nutrition/wording.ts';
import { Section } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { useLinkedLine } from '../use-linked-line.ts';
import {
  bounds,
  readTraining,
  type Sweat,
  sweatOf,
  type Training,
  type Typed,
  trainingOf,
  writeTraining,
} from './sweat.ts';

const id = 'trenirovka';

/** Shown by the server and without scripts. */
const example: Typed = { before: '72,4', after: '71,5', drunk: '500', minutes: '60' };

const fields: Record<keyof Training, string> = {
  before: 'Вес до, кг',
  after: 'Вес после, кг',
  drunk: 'Выпито, мл',
  minutes: 'Длилось, мин',
};

/**
 * Water lost in a training, from the weight before and after and what was drunk. The state is kept in the address only.
 */
export function SweatSection({ section, tone }: SectionProps<'sweat'>) {
  const [typed, setTyped] = useState(example);
  const writeLine = useLinkedLine(id, (line) => setTyped(readTraining(line) ?? example));
  const sweat = sweatOf(trainingOf(typed));

  function type(next: Typed) {
    setTyped(next);
    const training = trainingOf(next);
    writeLine(sweatOf(training) && writeTraining(training));
  }
  return (
    <Section id={id} title={section.title} text={section.text} tone={tone}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="rounded-panel bg-accent-tint p-card">
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {(Object.keys(fields) as (keyof Training)[]).map((name) => (
              <label key={name} className="grid gap-1 text-caption text-ink-soft">
                {fields[name]}
                <input
                  type="text"
                  value={typed[name]}
                  onChange={({ currentTarget: { value } }) => type({ ...typed, [name]: value })}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                  className="min-h-12 w-full min-w-0 rounded-control bg-page px-4 text-body text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]"
                />
              </label>
            ))}
          </div>
          <div role="status" className="mt-6 min-h-40 sm:min-h-28">
            {sweat ? <Result sweat={sweat} isExample={typed === example} /> : <Mistyped />}
          </div>
        </div>
        <dl className="grid gap-6">
          {section.notes.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-small text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Result({ sweat, isExample }: { sweat: Sweat; isExample: boolean }) {
  return (
    <>
      <p className="text-caption text-ink-soft">{isExample ? 'Пример: впишите свои числа' : 'С\u00a0потом ушло'}</p>
      <p className="text-h2 font-semibold text-accent-deep">{litres(sweat.perHour)} в&nbsp;час</p>
      <p className="mt-1 text-small">
        Всего {litres(sweat.lost)}. {shortage(sweat)} {advice(sweat)}
      </p>
    </>
  );
}

function shortage({ tenths }: Sweat): string {
  if (tenths === 0) return 'Выпитое вернуло всё, что ушло.';
  return `К\u00a0концу недоставало воды на\u00a0${writeNumber(decimal(tenths / 10))}\u00a0% массы тела.`;
}

/** What is usual, not a prescription: up to two per cent is ordinary. */
function advice({ tenths, enough }: Sweat): string {
  if (tenths <= 20) return 'Это обычная тренировка: пить больше незачем.';
  const much = tenths > 50 ? ' Такие потери обсудите с\u00a0врачом и\u00a0тренером.' : '';
  return `Чтобы недоставало не\u00a0больше 2\u00a0%, за\u00a0это время хватило\u00a0бы ${litres(enough)} понемногу.${much}`;
}

function Mistyped() {
  return (
    <p className="text-small">
      С&nbsp;такими числами не&nbsp;сходится. Вес нужен в&nbsp;килограммах, от&nbsp;{bounds.before[0]} до&nbsp;
      {bounds.before[1]}, напиток — в&nbsp;миллилитрах, время — от&nbsp;{bounds.minutes[0]} минут.
    </p>
  );
}

/** «1,4 л», «400 мл» */
function litres(millilitres: number): string {
  if (millilitres < 1000) return `${millilitres}\u00a0мл`;
  return `${writeNumber(decimal(Math.round(millilitres / 10) / 100))}\u00a0л`;
}
