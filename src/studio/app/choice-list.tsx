import { asList } from '../values.ts';
import { type FieldProps, useEntry, useEntryState } from './entry-context.ts';
import { FieldGroup } from './field-group.tsx';

/** Several words of a closed list: their order is that in which they were chosen. */
export function ChoiceList({ node, path, value }: FieldProps) {
  const { put } = useEntry();
  const checked = useEntryState((state) => state.checked);
  const chosen = asList(value).map(String);
  const choices = node.item?.choices ?? [];
  const unknown = chosen.filter((one) => !choices.some((choice) => choice.value === one));
  const toggle = (name: string, isChosen: boolean) =>
    put(path, isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  const faults = checked.faults.filter(({ field }) => field === path || field.startsWith(`${path}[`));
  return (
    <FieldGroup node={node} path={path} kind="choices" faults={faults}>
      {[...choices, ...unknown.map((name) => ({ value: name, title: `${name} (нет такого)` }))].map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={(e) => toggle(choice.value, e.target.checked)}
          />
          {choice.title}
        </label>
      ))}
    </FieldGroup>
  );
}
