import { useEffect, useMemo, useState } from 'react';
import type { FieldNode } from '../protocol.ts';
import { asFields, partsOf } from '../values.ts';
import { useEntry, useEntryState, useFaults } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { Field } from './field.tsx';
import { FaultBadge } from './fold.tsx';
import { type FormTab, tabsOf } from './form-tabs.ts';
import { whenShown } from './show-field.ts';

const bodyNode = { type: 'markdown', name: 'body', label: 'Текст', required: true } as const;

/** The fields of an entry: its text first, everything else in tabs. */
export function EntryForm() {
  const entry = useEntry();
  const view = useEntryState((state) => state.view);
  const draft = useEntryState((state) => state.draft);
  const ofAll = useFaults('');
  const { tree, hasBody } = view;
  const tabs = useMemo(() => tabsOf(tree), [tree]);
  const [chosen, setChosen] = useState(tabs[0]?.name ?? '');

  useEffect(
    () =>
      whenShown((field) => {
        const [first] = partsOf(field);
        const holding = first === 'body' ? tabs[0] : tabs.find((tab) => tab.fields.some(({ name }) => name === first));
        if (holding) setChosen(holding.name);
      }),
    [tabs],
  );

  if (view.data === undefined)
    return (
      <>
        <FaultList faults={ofAll} />
        <label className="field" data-field="text">
          Файл целиком: поля прочитать не удалось
          <textarea rows={30} value={draft.text} onChange={(event) => entry.put('text', event.target.value)} />
        </label>
      </>
    );
  const data = asFields(draft.data);
  const fieldOf = (node: FieldNode) => <Field key={node.name} node={node} path={node.name} value={data[node.name]} />;
  const panelOf = ({ name, fields }: FormTab) => (
    <>
      {fields.filter(({ item }) => !item).map(fieldOf)}
      {name === tabs[0]?.name && hasBody && <Field node={bodyNode} path="body" value={draft.body} />}
      {fields.filter(({ item }) => item).map(fieldOf)}
    </>
  );
  if (tree.item) return <Field node={{ ...tree, label: tree.label || view.title }} path="" value={draft.data} />;
  const [only] = tabs;
  if (tabs.length === 1 && only)
    return (
      <>
        <FaultList faults={ofAll} />
        {panelOf(only)}
      </>
    );
  return (
    <>
      <FaultList faults={ofAll} />
      <Tabs tabs={tabs} chosen={chosen} onChoose={setChosen} />
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`panel-${tab.name}`}
          aria-labelledby={`tab-${tab.name}`}
          hidden={tab.name !== chosen}
        >
          {panelOf(tab)}
        </div>
      ))}
    </>
  );
}

interface TabsProps {
  tabs: readonly FormTab[];
  chosen: string;
  onChoose(name: string): void;
}

function Tabs({ tabs, chosen, onChoose }: TabsProps) {
  return (
    <div role="tablist" aria-label="Части записи" className="tabs">
      {tabs.map(({ name, title, fields }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls={`panel-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            const next = step && tabs.at((index + step) % tabs.length);
            if (!next) return;
            onChoose(next.name);
            document.getElementById(`tab-${next.name}`)?.focus();
          }}
        >
          {title}{' '}
          <FaultBadge
            holds={(place) =>
              fields.some((field) => field.name === partsOf(place)[0]) || (index === 0 && place === 'body')
            }
          />
        </button>
      ))}
    </div>
  );
}
