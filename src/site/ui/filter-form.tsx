import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface FilterFormProps {
  action: string;
  onChoose: (chosen: FormData) => void;
  children: ReactNode;
  className?: string;
}

/** A plain GET form; with scripts a choice is applied at once. */
export function FilterForm({ action, onChoose, children, className }: FilterFormProps) {
  return (
    <form
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(new FormData(event.currentTarget));
      }}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className={cx('print:hidden', className)}
    >
      {children}
      <p className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Показать
        </Button>
      </p>
    </form>
  );
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  /** The option for no choice. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [key: string, title: string])[];
}

/** A select of a `FilterForm`. */
export function ChoiceField({ label, name, all, value, options }: ChoiceFieldProps) {
  return (
    <SelectField label={label} name={name} value={value}>
      <option value="">{all}</option>
      {options.map(([key, title]) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

interface SelectFieldProps {
  label: ReactNode;
  name: string;
  value: string | undefined;
  children: ReactNode;
  background?: string;
  /** For a field whose value its owner keeps; without it the form around it listens. */
  onChoose?: (value: string) => void;
}

/** The same with options of any kind. */
export function SelectField({
  label,
  name,
  value = '',
  children,
  background = 'bg-muted',
  onChoose,
}: SelectFieldProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  // «Назад» and links change the address outside of the field. It stays the same element: a new one would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          ref={field}
          id={id}
          name={name}
          {...(onChoose
            ? { value, onChange: (event) => onChoose(event.currentTarget.value) }
            : { defaultValue: value })}
          className={cx(
            'h-12 w-full cursor-pointer appearance-none rounded-control pr-12 pl-4 text-ellipsis focus-visible:rounded-control',
            background,
          )}
        >
          {children}
        </select>
        <Icon of={ChevronDown} size={20} className="pointer-events-none absolute top-3.5 right-4 text-ink-soft" />
      </div>
    </div>
  );
}
