import { ArrowRight, Plus } from 'lucide';
import { ShopButton } from '../campaign/shop-button.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Chip, ChipButton, ChipLink } from '../ui/chip.tsx';
import { FilterField } from '../ui/filter-field.tsx';
import { ChoiceField, FilterForm } from '../ui/filter-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { ProductSelect } from '../ui/product-select.tsx';
import { TagList } from '../ui/tag-list.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { DialogExample } from './dialog-example.tsx';
import type { ExampleGroup } from './example.ts';
import { products, shops } from './samples.ts';

const pages = (page: number, count: number) => ({ page, pages: count, total: count * 12, perPage: 12 });

const choiceField = (value: string | undefined) => (
  <ChoiceField
    label="Вещества"
    name="group"
    all="Все вещества"
    value={value}
    options={[
      ['vitamins', 'Витамины'],
      ['minerals', 'Минералы'],
    ]}
  />
);

const filterField = (size: 'medium' | 'large', value: string) => (
  <FilterField
    id={`filter-${size}`}
    label="Найти компонент"
    placeholder="Магний, B12, коллаген…"
    size={size}
    value={value}
    onChange={() => {}}
  />
);

export const controlExamples: ExampleGroup[] = [
  {
    name: 'Button, IconButton',
    examples: [
      { state: 'primary', element: <Button>Подобрать</Button> },
      {
        state: 'primary, large, icon',
        element: (
          <Button size="large">
            Где купить <Icon of={ArrowRight} size={20} />
          </Button>
        ),
      },
      { state: 'secondary', element: <Button variant="secondary">Сравнить</Button> },
      {
        state: 'quiet, small',
        element: (
          <Button variant="quiet" size="small">
            Сбросить
          </Button>
        ),
      },
      { state: 'disabled', element: <Button disabled>Показать 0</Button> },
      { state: 'wide', element: <Button wide>Показать 12 продуктов</Button> },
      {
        state: 'on a deep surface',
        element: (
          <div className="on-deep flex flex-wrap gap-3 rounded-card bg-deep p-6">
            <Button>На главную</Button>
            <Button variant="secondary">Контакты</Button>
          </div>
        ),
      },
      {
        state: 'icon only',
        element: (
          <IconButton label="Добавить">
            <Icon of={Plus} size={22} />
          </IconButton>
        ),
      },
    ],
  },
  {
    name: 'ButtonLink, TextLink, EndArrow, PhoneLink',
    examples: [
      { state: 'internal', element: <ButtonLink href="/products-filters?form=drops">В каталог</ButtonLink> },
      {
        state: 'external',
        element: (
          <ButtonLink href="https://shop.example/" variant="secondary">
            Магазин
          </ButtonLink>
        ),
      },
      {
        state: 'text',
        element: (
          <p>
            Подробнее <TextLink href="/about">о бренде</TextLink>.
          </p>
        ),
      },
      {
        state: 'arrow',
        element: (
          <TextLink href="/articles" arrow>
            Все статьи
          </TextLink>
        ),
      },
      { state: 'dangerous address is no link', element: <TextLink href="vbscript:x">Просто слова</TextLink> },
      {
        state: 'phone',
        element: (
          <PhoneLink phone={{ number: '+78000000000', text: '8 800 000-00-00' }} className="text-h3 font-semibold" />
        ),
      },
    ],
  },
  {
    name: 'Chip, ChipLink, ChipButton',
    examples: [
      { state: 'fact', element: <Chip>Без сахара</Chip> },
      {
        state: 'link with count',
        element: (
          <ChipLink href="/articles?topic=sleep" count={4}>
            Сон
          </ChipLink>
        ),
      },
      {
        state: 'link, current',
        element: (
          <ChipLink href="/articles" selected>
            Все
          </ChipLink>
        ),
      },
      { state: 'button', element: <ChipButton>Капсулы</ChipButton> },
      {
        state: 'button, pressed',
        element: (
          <ChipButton selected count={12}>
            Капсулы
          </ChipButton>
        ),
      },
    ],
  },
  {
    name: 'TagList',
    examples: [
      {
        state: 'facts and links',
        element: (
          <TagList
            label="Особенности"
            tags={[
              { label: 'Подходит веганам' },
              { label: 'Без лактозы' },
              { label: 'Магний', href: '/components/magniy' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Breadcrumbs',
    examples: [
      {
        state: 'product',
        element: <Breadcrumbs trail={[{ url: '/daily', label: 'Каждый день' }]} current="Витамин D3 600 МЕ" />,
      },
      {
        state: 'long',
        element: (
          <Breadcrumbs
            trail={[{ url: '/articles', label: 'Статьи' }]}
            current="Как читать этикетку добавки, чтобы за две минуты понять о ней всё важное"
          />
        ),
      },
    ],
  },
  {
    name: 'Pagination',
    examples: [
      { state: 'first of many', wide: true, element: <Pagination pagination={pages(1, 12)} href="/reviews?stars=5" /> },
      {
        state: 'in the middle',
        wide: true,
        element: <Pagination pagination={pages(6, 12)} href="/reviews" />,
      },
      {
        state: 'two pages',
        wide: true,
        element: <Pagination pagination={pages(2, 2)} href="/articles" />,
      },
    ],
  },
  {
    name: 'SearchBox',
    examples: [
      { state: 'medium', element: <SearchBox id="gallery-search" /> },
      {
        state: 'large, filled',
        element: <SearchBox id="gallery-search-large" size="large" defaultValue="магний перед сном" />,
      },
    ],
  },
  {
    name: 'FilterField',
    examples: [
      { state: 'empty', element: filterField('medium', '') },
      { state: 'large, typed', wide: true, element: filterField('large', 'железо') },
    ],
  },
  {
    name: 'FilterForm, ChoiceField, SelectField',
    examples: [
      { state: 'nothing chosen', element: choiceField(undefined) },
      {
        state: 'chosen',
        element: (
          <FilterForm action="/normy" onChoose={() => {}}>
            {choiceField('minerals')}
          </FilterForm>
        ),
      },
    ],
  },
  {
    name: 'ProductSelect',
    examples: [
      {
        state: 'two series',
        element: (
          <form>
            <ProductSelect
              label="Добавить из каталога"
              name="add"
              products={products.map(({ ref, title }, index) => ({
                ref,
                title,
                series: index < 3 ? 'Каждый день' : 'Спорт',
              }))}
            />
          </form>
        ),
      },
    ],
  },
  { name: 'Dialog', examples: [{ state: 'opened by a button', element: <DialogExample /> }] },
  {
    name: 'Carousel',
    examples: [
      {
        state: 'six products',
        wide: true,
        element: (
          <Carousel title="Популярные продукты">
            {products.map((product) => (
              <ProductCard key={product.ref} product={product} level={4} />
            ))}
          </Carousel>
        ),
      },
    ],
  },
  {
    name: 'ShopButton, ShopLink',
    examples: [{ state: 'one', element: shops[0] && <ShopButton shop={shops[0]} variant="primary" size="large" /> }],
  },
];
