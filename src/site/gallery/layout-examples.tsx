import { Leaf } from 'lucide';
import { BatchForm } from '../cards/batch-form.tsx';
import { CardIcon } from '../cards/card-link.tsx';
import { CardLinkGrid, WhereNext } from '../cards/card-link-grid.tsx';
import { CardMedia } from '../cards/card-media.tsx';
import { CardTitle } from '../cards/card-title.tsx';
import { PersonRow } from '../cards/person-card.tsx';
import { BrandAnswer } from '../cards/review-card.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import { Fold } from '../ui/fold.tsx';
import { Icon } from '../ui/icon.tsx';
import { CardGrid, Container, PageHead, Section, SectionHead } from '../ui/layout.tsx';
import { PictureHead } from '../ui/picture-head.tsx';
import { SideRow } from '../ui/side-row.tsx';
import type { ExampleGroup } from './example.ts';
import { missingImage, sampleImage } from './sample-image.ts';
import { cardLinks, faq, person } from './samples.ts';

const tones = ['plain', 'muted', 'tint', 'accent', 'deep'] as const;
const ratios = ['portrait', 'landscape', 'square'] as const;
const iconNames = ['book', 'catalog', 'home', 'leaf', 'phone', 'question', 'search', 'shop', 'unknown'];

export const layoutExamples: ExampleGroup[] = [
  {
    name: 'Fold',
    examples: (['sm', 'lg'] as const).map((until) => ({
      state: `until ${until}`,
      wide: true,
      element: (
        <Fold title="Все противопоказания" until={until}>
          <p>Индивидуальная непереносимость компонентов.</p>
        </Fold>
      ),
    })),
  },
  {
    name: 'SideRow',
    examples: [
      {
        state: 'swiped on a phone',
        wide: true,
        element: (
          <SideRow focusable>
            <p>Первое.</p>
            <p>Второе.</p>
            <p>Третье.</p>
          </SideRow>
        ),
      },
    ],
  },
  {
    name: 'Section, SectionHead, TitleAndText, Container, ScrollRegion',
    examples: [
      ...tones.map((tone) => ({
        state: `${tone}`,
        wide: true,
        element: (
          <Section title="Заголовок" text="Одно предложение." tone={tone} accent="mint" space="tight">
            <p>Содержание раздела.</p>
          </Section>
        ),
      })),
      {
        state: 'head with an action',
        wide: true,
        element: <SectionHead title="Заголовок" link={{ url: '/faq', label: 'Все вопросы' }} />,
      },
      {
        state: 'a column of text',
        wide: true,
        element: (
          <Container width="text">
            <p>Не шире шестидесяти восьми знаков.</p>
          </Container>
        ),
      },
    ],
  },
  {
    name: 'PageHead, PictureHead',
    examples: [
      { state: 'words', wide: true, element: <PageHead title="Статьи" lead="Что мы узнали и проверили." /> },
      {
        state: 'with a picture',
        wide: true,
        element: (
          <PictureHead page={{ title: 'О бренде', lead: 'Сначала состав.', image: sampleImage('sky', 1600, 1000) }} />
        ),
      },
    ],
  },
  {
    name: 'CardGrid, CardMedia, CardTitle',
    examples: [
      {
        state: 'every ratio',
        wide: true,
        element: (
          <CardGrid columns={4}>
            {ratios.map((ratio) => (
              <div key={ratio} className="group relative">
                <CardMedia image={sampleImage('sand', 1000, 1250)} sizes="300px" ratio={ratio} />
                <CardTitle href={`/${ratio}`} level={3}>
                  {ratio}
                </CardTitle>
              </div>
            ))}
          </CardGrid>
        ),
      },
      {
        state: 'a picture that is gone',
        element: <CardMedia image={missingImage(1000, 1250)} sizes="300px" ratio="landscape" />,
      },
    ],
  },
  {
    name: 'CardLinkGrid, WhereNext',
    examples: [
      { state: 'four', wide: true, element: <CardLinkGrid cards={cardLinks} columns={4} /> },
      { state: 'end of a page', wide: true, element: <WhereNext cards={cardLinks.slice(0, 2)} columns={2} /> },
    ],
  },
  {
    name: 'Icon, CardIcon',
    examples: [
      { state: 'drawing', element: <Icon of={Leaf} /> },
      {
        state: 'every name that content may use, and one it may not',
        wide: true,
        element: (
          <ul className="flex flex-wrap gap-6">
            {iconNames.map((name) => (
              <li key={name} lang="en">
                <CardIcon name={name} /> {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    name: 'AppLink',
    examples: [
      {
        state: 'inside, outside, dangerous',
        element: (
          <p className="flex flex-wrap gap-4">
            <AppLink href="/faq">Вопросы</AppLink>
            <AppLink href="https://example.org/">Чужой сайт</AppLink>
            <AppLink href="data:text/html,x">Опасный адрес</AppLink>
          </p>
        ),
      },
    ],
  },
  { name: 'FaqList', examples: [{ state: 'with and without tags', wide: true, element: <FaqList items={faq} /> }] },
  { name: 'PersonRow', examples: [{ state: 'in a list', element: <PersonRow person={person} /> }] },
  {
    name: 'BatchForm',
    examples: [{ state: 'a number that was asked for', wide: true, element: <BatchForm asked="A01-2608-2" /> }],
  },
  {
    name: 'BrandAnswer',
    examples: [
      {
        state: 'under a review',
        element: <BrandAnswer answer={{ date: '2026-10-03', text: 'Спасибо за подробности.' }} />,
      },
    ],
  },
];
