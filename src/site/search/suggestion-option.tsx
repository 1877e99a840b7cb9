import { ArrowRight, Clock, Search, X } from 'lucide';
import type { Fragment } from '../../contract/search.ts';
import { Picture } from '../images/picture.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { Option } from './suggestion-options.ts';

interface SuggestionOptionProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
  onForget: () => void;
}

const icons = { recent: Clock, popular: Search, word: Search, all: ArrowRight };

/** Keys are handled by the box, which keeps the focus. */
export function SuggestionOption({ id, option, isActive, onChoose, onForget }: SuggestionOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-4 py-1.5 text-small hover:bg-muted',
        isActive && 'bg-muted',
        option.kind === 'all' && 'font-semibold text-link',
      )}
    >
      {option.kind !== 'hit' && <Icon of={icons[option.kind]} size={18} className="text-ink-faint" />}
      {option.hit?.image && (
        <Picture
          image={option.hit.image}
          sizes="40px"
          alt=""
          priority
          className="size-10 shrink-0 rounded-[8px] bg-muted object-cover"
        />
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-tight">
          <MarkedText pieces={option.title} />
        </span>
        {option.hit?.note && <span className="line-clamp-1 text-caption text-ink-faint">{option.hit.note}</span>}
      </span>
      {option.kind === 'recent' && (
        // For the pointer only: with the keyboard it is Delete.
        <span
          aria-hidden="true"
          title="Убрать из недавних"
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
          className="-mr-2 grid size-9 place-items-center rounded-full text-ink-faint hover:text-ink"
        >
          <Icon of={X} size={16} />
        </span>
      )}
    </div>
  );
}

export function MarkedText({ pieces }: { pieces: Fragment }) {
  return pieces.map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text));
}
