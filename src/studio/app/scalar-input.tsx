import type { FieldNode } from '../protocol.ts';
import { asText } from '../values.ts';
import type { Ids } from './labelled.tsx';

interface ScalarProps extends Ids {
  node: FieldNode;
  value: unknown;
  onChange(value: unknown): void;
}

const long = 90;

/** One value: a line, a number, a day, yes or no. What cannot be read is kept as typed: the check says what is wrong. */
export function ScalarInput({ node, value, onChange, id, describedBy, isInvalid }: ScalarProps) {
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined };
  const text = asText(value);
  const setText = (next: string) => onChange(next === '' ? undefined : next);
  switch (node.type) {
    case 'flag':
    case 'sample':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(e) => onChange(e.target.checked || undefined)}
        />
      );
    case 'choice':
      return (
        <select {...common} value={text} onChange={(e) => onChange(choiceValue(node, e.target.value))}>
          <option value="">—</option>
          {text !== '' && !node.choices?.some((choice) => choice.value === text) && (
            <option value={text}>{text}</option>
          )}
          {node.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      );
    case 'number':
      return isRating(node) ? (
        <Stars id={id} value={value} onChange={onChange} describedBy={describedBy} />
      ) : (
        <input {...common} inputMode="decimal" value={text} onChange={(e) => onChange(numberOf(e.target.value))} />
      );
    case 'date':
      return (
        <input
          {...common}
          type={isDay(text) ? 'date' : 'text'}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
      );
    case 'moment':
      return text === '' || isMoment(text) ? (
        <input
          {...common}
          type="datetime-local"
          value={text.length === 10 ? `${text}T00:00` : text.slice(0, 16)}
          onChange={(e) => setText(e.target.value && `${e.target.value.slice(0, 16)}:00${zoneOf(text)}`)}
        />
      ) : (
        <input {...common} value={text} onChange={(e) => setText(e.target.value)} />
      );
    case 'color':
      return (
        <span className="pair">
          <input
            type="color"
            aria-label={`${node.label}: выбрать`}
            value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
            onChange={(e) => setText(e.target.value)}
          />
          <input {...common} value={text} onChange={(e) => setText(e.target.value)} />
        </span>
      );
    default:
      return node.type === 'text' && (text.length > long || (node.most ?? 0) > long || node.unique) ? (
        <textarea
          {...common}
          rows={Math.min(8, Math.ceil(text.length / 70) + 1)}
          value={text}
          onChange={(e) => setText(e.target.value.replace(/\n+/g, ' '))}
        />
      ) : (
        <input
          {...common}
          value={text}
          spellCheck={node.type === 'text' || node.type === 'alt'}
          onChange={(e) => setText(e.target.value)}
        />
      );
  }
}

const isRating = ({ least, most }: FieldNode) => least === 1 && most === 5;

export const stars = (count: unknown) => '★★★★★'.slice(0, Number(count) || 0);

function Stars({ id, value, onChange, describedBy }: Pick<ScalarProps, 'id' | 'value' | 'onChange' | 'describedBy'>) {
  return (
    <div role="radiogroup" className="stars" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {[1, 2, 3, 4, 5].map((count) => (
        <label key={count} className={count <= Number(value) ? 'star on' : 'star'}>
          <input
            type="radio"
            id={count === 1 ? id : undefined}
            name={id}
            className="visually-hidden"
            checked={value === count}
            onChange={() => onChange(count)}
          />
          <span aria-hidden>★</span>
          <span className="visually-hidden">{count} из 5</span>
        </label>
      ))}
    </div>
  );
}

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
/** The brand lives by Moscow's clock unless an entry says otherwise. */
const zoneOf = (text: string) => /(Z|[+-]\d{2}:\d{2})$/.exec(text.slice(10))?.[1] ?? '+03:00';

function numberOf(text: string): unknown {
  const clean = text.trim().replace(',', '.');
  if (clean === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(clean) ? Number(clean) : text;
}

function choiceValue({ fallback }: FieldNode, text: string): unknown {
  if (text === '') return undefined;
  return typeof fallback === 'number' ? Number(text) : text;
}
