import { useEffect, useId, useRef, useState } from 'react';
import { formatDate } from '../../../text/dates.ts';

interface OpeningDayProps {
  /** Of the jar. */
  title: string;
  opened: string | undefined;
  today: string;
  /** Null where the day is to be forgotten. */
  onChange: (day: string | null) => void;
}

/** When the jar was opened: from that day on the shelf knows how much is left. */
export function OpeningDay({ title, opened, today, onChange }: OpeningDayProps) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isAsked) field.current?.focus();
    // Who left the field by a key goes on from where he came.
    else if (byKey.current) button.current?.focus();
    byKey.current = false;
  }, [isAsked]);

  if (!isAsked) {
    return (
      <button
        ref={button}
        type="button"
        onClick={() => setAsked(true)}
        className="min-h-11 cursor-pointer text-caption font-medium text-link underline underline-offset-4 noscript:hidden"
      >
        {opened ? `Открыта ${formatDate(opened)}` : 'Когда открыли?'}
        <span className="sr-only">: {title}</span>
      </button>
    );
  }
  return (
    <p className="flex items-center gap-2 text-caption text-ink-soft">
      <label htmlFor={id}>
        Открыта<span className="sr-only">: {title}</span>
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={opened}
        max={today}
        // A day that is typed key by key is whole when the field is left.
        onBlur={({ currentTarget: { value, validity } }) => {
          setAsked(false);
          if (validity.valid && value !== (opened ?? '')) onChange(value || null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          byKey.current = true;
          event.currentTarget.blur();
        }}
        className="min-h-11 rounded-control bg-page px-3 text-caption text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]"
      />
    </p>
  );
}
