import { Search } from 'lucide';
import { Icon } from './icon.tsx';

/** Filters what is already in the page; hidden without scripts. */
export function FilterField({
  id,
  label,
  placeholder,
  value,
  onChange,
  size = 'medium',
}: {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  size?: keyof typeof sizes;
}) {
  const look = sizes[size];
  return (
    <div
      className={`search-box relative flex items-center rounded-full bg-muted noscript:hidden print:hidden ${look.box}`}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon of={Search} size={look.icon} className={`pointer-events-none absolute text-ink-faint ${look.place}`} />
      <input
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={`h-full w-full min-w-0 appearance-none rounded-full bg-transparent placeholder:text-ink-faint focus-visible:rounded-full ${look.input}`}
      />
    </div>
  );
}

const sizes = {
  medium: { box: 'h-12', icon: 20, place: 'left-5', input: 'pr-5 pl-13 text-body' },
  large: { box: 'h-16', icon: 24, place: 'left-6', input: 'pr-7 pl-15 text-lead' },
} as const;
