import { useState } from 'react';
import { asFields, asText } from '../values.ts';
import { type FieldProps, useEntry } from './entry-context.ts';
import { FieldGroup } from './field-group.tsx';

/** Names and values that nobody knows beforehand. */
export function MapField({ node, path, value }: FieldProps) {
  const entry = useEntry();
  const [name, setName] = useState('');
  const pairs = Object.entries(asFields(value));
  const put = (next: [string, unknown][]) => entry.put(path, next.length > 0 ? Object.fromEntries(next) : undefined);
  return (
    <FieldGroup node={node} path={path}>
      {pairs.map(([key, one], index) => (
        <div key={key} className="pair">
          <label>
            {key}
            <input value={asText(one)} onChange={(e) => put(pairs.with(index, [key, e.target.value]))} />
          </label>
          <button type="button" className="small" onClick={() => put(pairs.toSpliced(index, 1))}>
            Убрать {key}
          </button>
        </div>
      ))}
      <div className="pair">
        <label>
          Имя нового параметра
          <input value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <button
          type="button"
          className="small"
          disabled={name.trim() === '' || pairs.some(([key]) => key === name.trim())}
          onClick={() => {
            put([...pairs, [name.trim(), '']]);
            setName('');
          }}
        >
          Добавить
        </button>
      </div>
    </FieldGroup>
  );
}
