import { ReviewCard, ReviewRow } from '../cards/review-card.tsx';
import { ContentsFold, ContentsList } from '../ui/contents-list.tsx';
import { ProductWarning } from '../ui/legal-warning.tsx';
import { NoteList } from '../ui/prose.tsx';
import { ShareLinks } from '../ui/share-links.tsx';
import { Expired } from '../ui/use-today.tsx';
import type { ExampleGroup } from './example.ts';
import { review } from './samples.ts';

const contents = [
  { id: 'skolko-nuzhno', title: 'Сколько магния нужно в день', level: 2 },
  { id: 'gde-iskat', title: 'Где его искать в еде', level: 2 },
  { id: 'krupy', title: 'Крупы и семечки', level: 3 },
];

export const readingExamples: ExampleGroup[] = [
  {
    name: 'ReviewCard',
    examples: [
      { state: 'with product and answer', element: <ReviewCard review={review} withProduct /> },
      { state: 'brief', element: <ReviewCard review={{ ...review, id: 'brief' }} withProduct brief /> },
      {
        state: 'no city, no shop',
        element: <ReviewCard review={{ ...review, rating: 2, city: null, shop: null, answer: null }} />,
      },
    ],
  },
  {
    name: 'ReviewRow',
    examples: [{ state: 'with answer', wide: true, element: <ReviewRow review={{ ...review, id: 'row' }} /> }],
  },
  {
    name: 'ContentsList, ContentsFold',
    examples: [
      { state: 'beside a text', element: <ContentsList items={contents} title="Содержание статьи" /> },
      { state: 'folded', element: <ContentsFold items={contents} /> },
    ],
  },
  {
    name: 'ShareLinks',
    examples: [{ state: 'article', element: <ShareLinks path="/articles/x" title="Магний вечером" /> }],
  },
  {
    name: 'Expired',
    examples: [
      {
        state: 'a batch of long ago',
        element: (
          <p>
            A01-2008-1 от 3 августа 2020
            <Expired bestBefore="2022-08-02" />
          </p>
        ),
      },
    ],
  },
  {
    name: 'NoteList',
    examples: [
      {
        state: 'four remarks',
        wide: true,
        element: (
          <NoteList
            notes={[
              { title: 'Откуда нормы', text: 'Из ТР ТС 022/2011, приложение 2: те же, что на этикетке.' },
              { title: 'Почему больше ста процентов', text: 'Норма — сколько нужно, предел — сколько можно.' },
              { title: 'Если нормы нет', text: 'Ставим прочерк.' },
              { title: 'Где это хранится', text: 'Только в вашем браузере.' },
            ]}
          />
        ),
      },
    ],
  },
  { name: 'ProductWarning', examples: [{ state: 'band', wide: true, element: <ProductWarning /> }] },
];
