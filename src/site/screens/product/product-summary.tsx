import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { dietaryMarks } from '../../../contract/vocabulary.ts';
import { counted, formatPercent, softHyphenate } from '../../../text/russian.ts';
import { shopsId } from '../../campaign/last-shop.ts';
import { ShopButton } from '../../campaign/shop-button.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { CompareToggle } from '../../shelf/compare-toggle.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rating } from '../../ui/rating.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { formAndAmount, reviewsId } from './sections.ts';

const tool = `${buttonClass({ variant: 'quiet', wide: true })} px-3! data-on:bg-ink data-on:text-page`;

export function ProductSummary({ product }: { product: Product }) {
  return (
    // Where the window is lower than the column, it goes with the page: what sticks out of the window cannot be reached.
    <div className="@container [grid-area:summary] md:top-[calc(var(--header-height)+16px)] md:self-start md:[@media(height>=64rem)]:sticky">
      <p className="text-small font-semibold">
        <AppLink
          href={`/${product.series}`}
          className="inline-flex min-h-6 items-center text-accent-deep hover:underline underline-offset-4"
        >
          Серия «{product.seriesTitle}»
        </AppLink>
      </p>
      <h1 className="column-title mt-2">{softHyphenate(product.title)}</h1>
      <MainDose product={product} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-ink-soft">
        <p>{formAndAmount(product)}</p>
        {product.rating && (
          <a href={`#${reviewsId}`} className="inline-flex min-h-6 items-center hover:underline underline-offset-4">
            <Rating rating={product.rating} />
          </a>
        )}
      </div>
      <p className="mt-5 text-lead">{product.purpose}</p>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <AddToShelf product={product} worded className={tool} />
        <CompareToggle product={product} worded className={tool} />
      </div>
      <ul className="mt-4 grid gap-1 text-small text-ink-soft">
        {product.keyFacts.map(({ value, label, note }) => (
          <li key={label}>
            <b className="font-semibold text-ink">{value}</b> {label}
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
      <TagList label="Особенности" className="mt-5" tags={[{ label: product.age }, ...marksOf(product)]} />
      <div id={shopsId} className="mt-7 print:hidden">
        <Shops product={product} />
      </div>
      <p className="mt-4 text-small print:hidden">
        <TextLink href={pagePaths.finder} arrow>
          Подобрать по&nbsp;вопросам
        </TextLink>
      </p>
    </div>
  );
}

/** Without gelatine there is nothing of pigs to speak of: that mark is for the filters. */
const marksOf = ({ marks }: Product) =>
  marks
    .filter((mark) => mark !== 'pork-free' || !marks.includes('gelatin-free'))
    .map((mark) => ({ label: dietaryMarks[mark] }));

/** The dose that the product is bought for, before its label is in sight. */
function MainDose({ product: { keyFact, composition } }: { product: Product }) {
  return (
    <p className="main-dose mt-3 flex flex-wrap items-baseline gap-x-2 leading-tight xl:hidden print:hidden">
      <b className="text-h2 font-semibold tracking-[-.02em] text-accent-deep">{keyFact.value}</b> {keyFact.label}
      {keyFact.percent !== null && (
        <span className="font-semibold text-accent-deep">
          {formatPercent(keyFact.percent)} нормы {composition.normFor}
        </span>
      )}
    </p>
  );
}

function Shops({ product }: { product: Product }) {
  const [first, ...others] = product.shops;
  if (!first) {
    return (
      <Notice title="Сейчас продукта нет в магазинах">
        <p>Мы добавим ссылки, как только он появится в продаже. Пока можно посмотреть, где бывает остальная серия.</p>
        <p className="mt-3">
          <ButtonLink href="/where-to-buy" variant="secondary" size="small">
            Где купить
          </ButtonLink>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <h2 className="text-small font-semibold">Купить в магазине</h2>
      <p className="mt-3">
        <ShopButton shop={first} url={first.productUrl} variant="primary" size="large" wide />
      </p>
      {others.length > 0 && (
        <Fold title={`Ещё ${counted(others.length, 'магазин', 'магазина', 'магазинов')}`} until="sm">
          <ul className="mt-2 grid grid-cols-2 gap-2">
            {others.map((shop) => (
              <li key={shop.id} className={others.length % 2 === 1 ? 'last:col-span-2' : undefined}>
                <ShopButton shop={shop} url={shop.productUrl} wide className="h-full px-3!" />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="mt-3 text-caption text-ink-faint">Цену и наличие покажет магазин: сами мы не торгуем.</p>
    </>
  );
}
