import { combinationKinds, keysOf } from '../../contract/vocabulary.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { CombinationMark } from '../ui/combination-mark.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LegalWarning } from '../ui/legal-warning.tsx';
import { Notice } from '../ui/notice.tsx';
import { PairSource } from '../ui/pair-source.tsx';
import { Prose, SourceList } from '../ui/prose.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Toast } from '../ui/toast.tsx';
import type { ExampleGroup } from './example.ts';
import { sources } from './samples.ts';

const prose = `<h2 id="zagolovok">Сколько магния нужно в день</h2><p>Взрослым советуют 400 мг в сутки. Часть приходит с едой: <a href="/components/magniy">семечки, крупы, зелень</a>. Остальное можно добавить.</p><ul><li>Тыквенные семечки: 592 мг в 100 г</li><li>Гречка: 200 мг в 100 г</li></ul><blockquote><p>Доза на этикетке относится к чистому веществу.</p></blockquote><section class="table-scroll" tabindex="0" aria-label="Таблица 1"><table><thead><tr><th scope="col">Форма</th><th scope="col">Магния</th></tr></thead><tbody><tr><td>Бисглицинат</td><td>14 %</td></tr><tr><td>Цитрат</td><td>16 %</td></tr></tbody></table></section>`;

export const stateExamples: ExampleGroup[] = [
  {
    name: 'Notice',
    examples: [
      {
        state: 'info',
        element: (
          <Notice title="Как хранить">
            <p>При температуре не выше 25 °C.</p>
          </Notice>
        ),
      },
      {
        state: 'good',
        element: (
          <Notice tone="good">
            <p>Сочетается с витамином D.</p>
          </Notice>
        ),
      },
      {
        state: 'careful',
        element: (
          <Notice tone="careful" title="Кому не подходит">
            <p>Беременным и кормящим женщинам.</p>
          </Notice>
        ),
      },
      {
        state: 'error',
        element: (
          <Notice tone="error">
            <p>Нет связи. Показана сохранённая страница.</p>
          </Notice>
        ),
      },
    ],
  },
  {
    name: 'CombinationMark',
    examples: keysOf(combinationKinds).map((kind) => ({
      state: combinationKinds[kind],
      element: <CombinationMark kind={kind} />,
    })),
  },
  {
    name: 'PairSource',
    examples: [
      { state: 'with a document', element: <PairSource source={sources[0]} /> },
      { state: 'mere caution', element: <PairSource source={undefined} /> },
    ],
  },
  {
    name: 'LegalWarning',
    examples: [
      { state: 'large', wide: true, element: <LegalWarning text="БАД. Не является лекарственным средством" /> },
    ],
  },
  {
    name: 'EmptyState',
    examples: [
      {
        state: 'with a way on',
        wide: true,
        element: (
          <EmptyState
            title="Ничего не нашлось по запросу «магнитола»"
            text="Проверьте, нет ли опечатки, или посмотрите близкое."
          >
            <ChipLink href="/search?q=магний">магний</ChipLink>
            <ButtonLink href="/products-filters" variant="secondary" size="small">
              Весь каталог
            </ButtonLink>
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: 'Toast, ToastRegion',
    examples: [
      { state: 'shown', element: <Toast message="Ссылка скопирована" /> },
      {
        state: 'with a way back and a way on',
        element: (
          <Toast
            message="На полке"
            action={{ label: 'Отменить', run: () => {} }}
            link={{ label: 'Открыть', href: '/moya-polka' }}
          />
        ),
      },
    ],
  },
  {
    name: 'SourceList',
    examples: [{ state: 'with and without address', wide: true, element: <SourceList sources={sources} /> }],
  },
  { name: 'Prose', examples: [{ state: 'article', wide: true, element: <Prose html={prose} /> }] },
  {
    name: 'Reveal',
    examples: [
      {
        state: 'once',
        element: (
          <Reveal>
            <p>Поднимается на 12 px.</p>
          </Reveal>
        ),
      },
    ],
  },
];
