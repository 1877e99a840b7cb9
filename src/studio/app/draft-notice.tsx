import { useEffect, useState } from 'react';
import type { Clash, Conflict, FieldNode } from '../protocol.ts';
import { withValueAt } from '../values.ts';
import { wordsOf as messageOf, tell } from './api.ts';
import { differencesOf, wordsOf } from './differences.ts';
import { useEntry, useEntryState } from './entry-context.ts';
import { FieldChanges } from './field-changes.tsx';
import { type Draft, forgetDraft, type KeptDraft } from './kept-drafts.ts';
import { Trouble } from './trouble.tsx';
import { isWindowOpen } from './window-id.ts';

const timeOf = (at: number) =>
  new Date(at).toLocaleString('ru', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Text that was typed before a reload or a crash is back in the form: what differs, and the way to do without it. */
export function DraftNotice() {
  const entry = useEntry();
  const restoredFrom = useEntryState((state) => state.restoredFrom);
  const saved = useEntryState((state) => state.saved);
  if (restoredFrom === null) return null;
  return (
    <div className="notice" role="status">
      <p>Здесь несохранённые правки от {timeOf(restoredFrom)}.</p>
      <Differences before={saved} />
      <p className="choices">
        <button type="button" onClick={() => void entry.save()}>
          Сохранить их
        </button>
        <button type="button" onClick={entry.discard}>
          Вернуться к сохранённому
        </button>
      </p>
    </div>
  );
}

/** What was typed in other windows, of this entry: whoever closed them by mistake finds it here. */
export function OtherDrafts({ drafts }: { drafts: readonly KeptDraft[] }) {
  const entry = useEntry();
  const [left, setLeft] = useState(drafts);
  const [isOpen, setOpen] = useState<Record<string, boolean>>({});
  useEffect(() => {
    setLeft(drafts);
    void Promise.all(drafts.map(async ({ window }) => [window, await isWindowOpen(window)] as const)).then((states) =>
      setOpen(Object.fromEntries(states)),
    );
  }, [drafts]);
  const drop = (draft: KeptDraft) => {
    void forgetDraft(draft);
    setLeft((now) => now.filter((one) => one !== draft));
  };
  return left.map((draft) =>
    isOpen[draft.window] ? (
      <p key={draft.window} className="notice" role="status">
        Эту запись правят ещё и в другом окне: сохраните там, и правки разных полей сойдутся.
      </p>
    ) : (
      <div key={draft.window} className="notice" role="status">
        <p>В закрытом окне остались несохранённые правки от {timeOf(draft.at)}.</p>
        <Differences before={draft.base} after={draft.draft} />
        <p className="choices">
          <button
            type="button"
            onClick={() => {
              entry.restore(draft);
              drop(draft);
            }}
          >
            Взять их
          </button>
          <button type="button" onClick={() => drop(draft)}>
            Выбросить
          </button>
        </p>
      </div>
    ),
  );
}

interface OrphanProps {
  draft: KeptDraft;
  /** Why its entry cannot be opened. */
  trouble: string;
  onMadeAnew(): void;
}

/** Text that was typed in an entry that somebody has deleted or given another address since. */
export function OrphanDraft({ draft, trouble, onMadeAnew }: OrphanProps) {
  const [refused, setRefused] = useState('');
  const { path, at, draft: typed } = draft;
  const makeAnew = async () => {
    const { data, body, text } = typed;
    try {
      await tell('save', { path, base: '', ...(data === undefined ? { text } : { data, body }) });
      await forgetDraft(draft);
      onMadeAnew();
    } catch (error) {
      setRefused(messageOf(error));
    }
  };
  return (
    <div className="board">
      <Trouble text={trouble} />
      <p>
        Но в этом браузере остался её текст от {timeOf(at)}. Если её удалили, верните её из <a href="#bin">корзины</a>:
        правки снова будут в ней. Если у неё другой адрес, текст можно взять отсюда.
      </p>
      <FieldChanges fields={differencesOf(nothingKnown, draft.base, typed)} />
      <p className="choices">
        <button type="button" onClick={() => void makeAnew()}>
          Создать её заново с этим текстом
        </button>
      </p>
      <Trouble text={refused} />
    </div>
  );
}

const nothingKnown: FieldNode = { name: '', label: '', type: 'group', required: true };

function Differences({ before, after }: { before: Draft; after?: Draft }) {
  const { tree } = useEntryState((state) => state.view);
  const draft = useEntryState((state) => state.draft);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Что отличается</summary>
      {isOpen && <FieldChanges fields={differencesOf(tree, before, after ?? draft)} />}
    </details>
  );
}

/** Two people have written the same field: both versions beside each other, and a choice for each. */
export function ConflictChoice({ conflict }: { conflict: Conflict }) {
  const entry = useEntry();
  const [theirs, setTheirs] = useState<Record<string, boolean>>({});
  const { merged, clashes } = conflict;
  if (!merged)
    return (
      <p className="choices">
        <button type="button" onClick={() => void entry.settle(conflict, {})}>
          Записать моё поверх
        </button>
      </p>
    );
  const settle = () => {
    const chosen = clashes.filter(({ field }) => theirs[field]);
    const data = chosen
      .filter(({ field }) => field !== 'body')
      .reduce((now, { field, theirs: value }) => withValueAt(now, field, value), merged.data);
    const body = chosen.find(({ field }) => field === 'body');
    void entry.settle(conflict, { data, body: body ? String(body.theirs) : merged.body });
  };
  return (
    <>
      {clashes.map((clash) => (
        <ClashSides
          key={clash.field}
          clash={clash}
          isTheirs={theirs[clash.field] ?? false}
          onChoose={(isTheirs) => setTheirs((now) => ({ ...now, [clash.field]: isTheirs }))}
        />
      ))}
      <p className="choices">
        <button type="button" className="main" onClick={settle}>
          Сохранить выбранное
        </button>
      </p>
    </>
  );
}

interface ClashProps {
  clash: Clash;
  /** Where several entries have a field of one name. */
  name?: string;
  isTheirs: boolean;
  onChoose(isTheirs: boolean): void;
}

export function ClashSides({ clash: { field, label, mine, theirs }, name = field, isTheirs, onChoose }: ClashProps) {
  const side = (title: string, value: unknown, isOther: boolean) => (
    <label className="side">
      <input type="radio" name={`clash-${name}`} checked={isTheirs === isOther} onChange={() => onChoose(isOther)} />
      <span>
        <strong>{title}:</strong> {wordsOf(value) || 'пусто'}
      </span>
    </label>
  );
  return (
    <fieldset className="clash">
      <legend>{label}</legend>
      {side('Моё', mine, false)}
      {side('Чужое', theirs, true)}
    </fieldset>
  );
}
