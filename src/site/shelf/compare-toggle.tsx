import type { IconNode } from 'lucide';
import { Check } from 'lucide';
import { pagePaths } from '../../contract/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { compared, keepCompared, useCompared } from './compared.ts';

export const compareDrawing: IconNode = [['path', { d: 'M12 4v16M4 20v-7M20 20V9' }]];

interface CompareToggleProps {
  product: { ref: string; title: string };
  /** With its words; otherwise the icon alone. */
  worded?: boolean;
  className: string;
}

/** A link to the comparison with the product in its address; with scripts it toggles the product in the tray. */
export function CompareToggle({ product: { ref, title }, worded = false, className }: CompareToggleProps) {
  const refs = compared(useCompared());
  const isIn = refs.includes(ref);
  return (
    <a
      href={`${pagePaths.comparison}?p=${ref}`}
      aria-label={`${isIn ? 'Убрать из\u00a0сравнения' : 'Сравнить'}: ${title}`}
      data-on={isIn || undefined}
      onClick={(event) => {
        event.preventDefault();
        // The tray limits the number.
        keepCompared(isIn ? refs.filter((other) => other !== ref) : [...refs, ref], event.currentTarget);
      }}
      className={className}
    >
      <Icon of={isIn ? Check : compareDrawing} size={20} />
      {worded && (isIn ? 'В\u00a0сравнении' : 'Сравнить')}
    </a>
  );
}
