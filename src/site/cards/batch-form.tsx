import { pagePaths } from '../../contract/paths.ts';
import { reportGoal } from '../counters/goals.ts';
import { Button } from '../ui/button.tsx';

/** A plain form that works without scripts. */
export function BatchForm({ asked = null }: { asked?: string | null }) {
  return (
    <form
      action={pagePaths.batch}
      onSubmit={() => reportGoal({ name: 'batch-check' })}
      className="mt-card grid max-w-[44rem] gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto] print:hidden"
    >
      <label htmlFor="batch-number" className="text-small font-semibold sm:col-span-2">
        Номер партии
      </label>
      <input
        id="batch-number"
        type="text"
        name="n"
        defaultValue={asked ?? ''}
        placeholder="A01-2608-2"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="batch-hint"
        className="min-h-14 w-full min-w-0 rounded-control bg-page px-5 text-h3 tracking-[.04em] text-ink uppercase shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-faint"
      />
      <Button type="submit" size="large">
        Проверить
      </Button>
      <p id="batch-hint" className="text-caption text-ink-soft sm:col-span-2">
        Пробелы, дефисы и&nbsp;регистр не&nbsp;важны, русские буквы подойдут вместо латинских.
      </p>
    </form>
  );
}
