import { useEffect, useMemo, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { pick } from '../../api-client/load.ts';
import { writeFragment } from '../../navigation/current-address.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { SelectField } from '../../ui/filter-form.tsx';
import { PairSource } from '../../ui/pair-source.tsx';
import { answerOf, type CombinationsPage, choicesOf, type PairAnswer } from './pair-answer.ts';
import { advice } from './substance-combinations.tsx';

const readQuery = pick(...toolKeys.combinations);
const marker = '#para=';
const groupTitles = { substance: 'Вещества', food: 'Еда и\u00a0напитки', medicine: 'Лекарства' } as const;

const unknownWords: Record<Exclude<PairAnswer['kind'], 'pair'>, { title: string; text: string }> = {
  same: {
    title: 'Это одно и\u00a0то\u00a0же',
    text: 'Сложите обе порции на\u00a0полке: она сравнит сумму с\u00a0верхним уровнем.',
  },
  medicines: {
    title: 'Лекарства между собой — к\u00a0врачу',
    text: 'Здесь только сочетания лекарств с\u00a0витаминами. О\u00a0двух лекарствах спросите врача или фармацевта.',
  },
  food: { title: 'О\u00a0еде с\u00a0едой здесь ничего нет', text: 'Выберите хотя\u00a0бы одно вещество.' },
  'unknown-medicine': {
    title: 'Этой пары в\u00a0списке нет',
    text: 'Это не\u00a0значит, что вместе можно: перечислено не\u00a0всё. Спросите врача или фармацевта.',
  },
  unknown: {
    title: 'Этой пары в\u00a0списке нет',
    text: 'Ни\u00a0помех, ни\u00a0пользы мы не\u00a0нашли; это не\u00a0значит, что пару изучали.',
  },
};

/** Two fields and one answer. What is chosen stays in the browser: without scripts alone the form asks the server. */
export function PairForm({ page, search }: { page: CombinationsPage; search: Record<string, unknown> }) {
  const asked = useMemo(() => readQuery(search), [search]);
  const [chosen, setChosen] = useState({ one: asked.one ?? '', other: asked.other ?? '' });
  useEffect(() => {
    const { hash } = window.location;
    if (!hash.startsWith(marker)) return;
    const [one = '', other = ''] = hash.slice(marker.length).split('+');
    setChosen({ one, other });
  }, []);
  function choose(next: typeof chosen) {
    setChosen(next);
    writeFragment(`${marker}${next.one}+${next.other}`, toolKeys.combinations);
  }
  const choices = useMemo(() => choicesOf(page), [page]);
  const options = (
    <>
      <option value="">Выберите</option>
      {keysOf(groupTitles).map((group) => (
        <optgroup key={group} label={groupTitles[group]}>
          {choices
            .filter((choice) => choice.group === group)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
  return (
    <form action={pagePaths.combinations} onSubmit={(event) => event.preventDefault()} className="mt-8 print:hidden">
      <div className="grid max-w-[60rem] gap-3 sm:grid-cols-2">
        <SelectField
          label="Что принимаете"
          name="one"
          value={chosen.one}
          onChoose={(one) => choose({ ...chosen, one })}
        >
          {options}
        </SelectField>
        <SelectField label="С чем" name="other" value={chosen.other} onChoose={(other) => choose({ ...chosen, other })}>
          {options}
        </SelectField>
      </div>
      <p className="mt-3 hidden noscript:block">
        <Button type="submit">Проверить пару</Button>
      </p>
      <div role="status" className="mt-4 max-w-[60rem]">
        <Answer page={page} answer={answerOf(page, chosen.one, chosen.other)} />
      </div>
    </form>
  );
}

function Answer({ page, answer }: { page: CombinationsPage; answer: PairAnswer | null }) {
  if (!answer) return <p className="text-small text-ink-soft">Выберите два вещества, еду или лекарство.</p>;
  if (answer.kind !== 'pair') {
    const { title, text } = unknownWords[answer.kind];
    return (
      <div className="rounded-card bg-muted p-card">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-small text-ink-soft">{text}</p>
      </div>
    );
  }
  const { pair, source } = answer;
  const medicine = page.partners.find(({ key, url }) => url && (key === pair.first || key === pair.second));
  return (
    <div className="flex gap-4 rounded-card bg-muted p-card">
      <CombinationMark kind={pair.kind} />
      <div className="min-w-0">
        <p className="font-semibold">{combinationKinds[pair.kind]}</p>
        {pair.hours !== null && <p className="text-small">{advice(pair)}</p>}
        <p className="mt-1 text-small text-ink-soft">{pair.reason}</p>
        <PairSource source={source} />
        {medicine?.url && (
          <AppLink href={medicine.url} className="mt-2 inline-block text-small text-link underline underline-offset-4">
            {medicine.title}: что учесть
          </AppLink>
        )}
      </div>
    </div>
  );
}
