import { Moon, Sun, Sunrise } from 'lucide';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { foodRules, timesOfDay } from '../../../contract/vocabulary.ts';
import { hoursOf } from '../../../nutrition/shelf/day-hours.ts';
import type { DayPlan } from '../../../nutrition/shelf/day-plan.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { quoteTitle } from '../../../text/russian.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { clockWords, portionOf } from './portion-words.ts';

const icons = { morning: Sunrise, day: Sun, evening: Moon };

export function ShelfDay({ plan, catalogue }: { plan: DayPlan; catalogue: ShelfCatalogue }) {
  const hours = hoursOf(plan, catalogue.apart);
  const timeOf = (jar: Jar) => clockWords(hours.get(jar) ?? 0);
  return (
    <section>
      <h2 className="text-h3">День по&nbsp;часам</h2>
      <ol className="mt-5 grid gap-3 sm:grid-cols-3">
        {plan.slots.map(({ slot, jars }) => (
          <li key={slot} className="rounded-card bg-tint p-5">
            <h3 className="flex items-center gap-2 text-small font-semibold">
              <Icon of={icons[slot]} size={20} className="text-link" />
              {timesOfDay[slot]}
            </h3>
            {jars.length > 0 ? (
              <ul className="mt-3 grid gap-3">
                {jars
                  .toSorted((a, b) => (hours.get(a) ?? 0) - (hours.get(b) ?? 0))
                  .map((jar) => (
                    <li key={jar.id} className="text-small">
                      <span className="block leading-snug font-medium">
                        <span className="text-ink-soft">{timeOf(jar)}</span> {jar.title}
                      </span>
                      <span className="text-caption text-ink-soft">
                        {portionOf(jar, catalogue)}, {foodRules[jar.food].toLowerCase()}
                      </span>
                    </li>
                  ))}
              </ul>
            ) : (
              <p className="mt-3 text-small text-ink-faint">Ничего</p>
            )}
          </li>
        ))}
      </ol>
      {plan.together.length > 0 && (
        <Notice tone="careful" className="mt-3">
          <p>
            Развести по&nbsp;времени суток не&nbsp;вышло:{' '}
            {plan.together
              .map(([one, other]) => `${quoteTitle(one.title)} и\u00a0${quoteTitle(other.title)}`)
              .join('; ')}
            . Оставьте между ними хотя бы два часа.
          </p>
        </Notice>
      )}
    </section>
  );
}
