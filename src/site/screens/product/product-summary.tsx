import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { dietaryMarks } from '../../../contract/vocabulary.ts';
import { ShopButton } from '../../campaign/shop-button.tsx';
import { formAndAmount } from '../../cards/product-card.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { CompareToggle } from '../../shelf/compare-toggle.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rating } from '../../ui/rating.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { reviewsId, shopsId } from './product-contents.tsx';

export function ProductSummary({ product }: { product: Product }) {
  return (
    <div className="[grid-area:summary] lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:self-start">
      <p className="text-small font-semibold">
        <AppLink
          href={`/${product.series}`}
          className="inline-flex min-h-6 items-center text-accent-deep hover:underline underline-offset-4"
        >
          Серия «{product.seriesTitle}»
        </AppLink>
      </p>
      <h1 className="mt-2 text-h1 hyphens-auto wrap-anywhere">{product.title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-ink-soft">
        <p>{formAndAmount(product)}</p>
        {product.rating && (
          <a href={`#${reviewsId}`} className="inline-flex min-h-6 items-center hover:underline underline-offset-4">
            <Rating rating={product.rating} />
          </a>
        )}
      </div>
      <p className="mt-5 text-lead">{product.purpose}</p>
      <ul className="mt-4 grid gap-1 text-small text-ink-soft">
        {product.keyFacts.map(({ value, label, note }) => (
          <li key={label}>
            <b className="font-semibold text-ink">{value}</b> {label}
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
      <TagList
        label="Особенности"
        className="mt-5"
        tags={[{ label: product.age }, ...product.marks.map((mark) => ({ label: dietaryMarks[mark] }))]}
      />
      <div id={shopsId} className="mt-7 print:hidden">
        <Shops product={product} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <AddToShelf product={product} className={buttonClass({ variant: 'quiet', wide: true })}>
          На&nbsp;полку
        </AddToShelf>
        <CompareToggle product={product} className={buttonClass({ variant: 'quiet', wide: true })}>
          Сравнить
        </CompareToggle>
      </div>
      <p className="mt-4 text-small print:hidden">
        <TextLink href={pagePaths.finder} arrow>
          Подобрать по&nbsp;вопросам
        </TextLink>
      </p>
    </div>
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
      <ul className="mt-3 grid grid-cols-2 gap-2">
        <li className="col-span-2">
          <ShopButton shop={first} url={first.productUrl} variant="primary" size="large" wide />
        </li>
        {others.map((shop) => (
          <li key={shop.id} className={others.length % 2 === 1 ? 'last:col-span-2' : undefined}>
            <ShopButton shop={shop} url={shop.productUrl} wide className="h-full px-3!" />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-faint">Цену и наличие покажет магазин: сами мы не торгуем.</p>
    </>
  );
}
