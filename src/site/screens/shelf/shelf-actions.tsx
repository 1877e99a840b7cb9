import { CalendarPlus, Link2, Printer } from 'lucide';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { foodRules } from '../../../contract/vocabulary.ts';
import type { DayPlan } from '../../../nutrition/shelf/day-plan.ts';
import { type Shelf, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { reportGoal } from '../../counters/goals.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { portionOf } from './portion-words.ts';
import { reminders } from './reminders.ts';

interface ShelfActionsProps {
  shelf: Shelf;
  plan: DayPlan;
  today: string | null;
  catalogue: ShelfCatalogue;
  onClear: () => void;
}

/** Print, calendar and link. */
export function ShelfActions({ shelf, plan, today, catalogue, onClear }: ShelfActionsProps) {
  async function copyLink() {
    const { origin, pathname } = window.location;
    const { person } = shelf;
    // Pregnancy is for its owner to tell: a link that is passed on does not.
    const shared = { ...shelf, person: person && { ...person, motherhood: null } };
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#s=${writeShelf(shared)}`);
      showToast(
        person?.motherhood
          ? 'Ссылка скопирована; беременность и\u00a0кормление в\u00a0неё не\u00a0вошли'
          : 'Ссылка на\u00a0полку скопирована',
      );
      reportGoal({ name: 'shelf-share' });
    } catch {
      showToast('Браузер не\u00a0дал скопировать ссылку');
    }
  }

  function download() {
    if (!today) return;
    const text = reminders(plan, catalogue.apart, today, {
      calendar: 'Моя полка',
      jar: (jar) => `${jar.title}: ${portionOf(jar, catalogue)}, ${foodRules[jar.food].toLowerCase()}`,
      note: catalogue.warning,
    });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'moya-polka.ics';
    link.click();
    URL.revokeObjectURL(url);
    reportGoal({ name: 'shelf-reminders' });
  }

  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        Напечатать
      </Button>
      <Button variant="quiet" size="small" onClick={download}>
        <Icon of={CalendarPlus} size={18} />
        Напоминания
      </Button>
      <Button variant="quiet" size="small" onClick={copyLink}>
        <Icon of={Link2} size={18} />
        Ссылка
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Убрать всё
      </Button>
    </div>
  );
}
