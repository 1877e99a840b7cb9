import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Icon } from './icon.tsx';

interface ChoiceFieldProps {
  label: string;
  name: string;
  /** The option for no choice. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [key: string, title: string])[];
}

/** A select in a form that filters a list. */
export function ChoiceField({ label, name, all, value, options }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value ?? ''}
          className="h-12 w-full cursor-pointer appearance-none rounded-control bg-muted pr-12 pl-4 text-ellipsis focus-visible:rounded-control"
        >
          <option value="">{all}</option>
          {options.map(([key, title]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={20} className="pointer-events-none absolute top-3.5 right-4 text-ink-soft" />
      </div>
    </div>
  );
}
