import { ArrowUpRight, ChevronDown } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { keysOf, shopKinds } from '../../../contract/vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { ShopLink } from '../../campaign/shop-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PictureHead } from '../../ui/picture-head.tsx';
import { GenuineSection, TroubleSection } from './genuine-section.tsx';

type ShopWithProducts = PageData<'where-to-buy'>['shops'][number];

export function WhereToBuyScreen({ page }: { page: PageData<'where-to-buy'> }) {
  const kinds = keysOf(shopKinds)
    .map((kind) => ({ kind, title: shopKinds[kind], shops: page.shops.filter((shop) => shop.kind === kind) }))
    .filter(({ shops }) => shops.length > 0);
  return (
    <>
      <PictureHead page={page} />
      <Container className="grid gap-y-10 lg:gap-y-16 pt-panel">
        {kinds.map(({ kind, title, shops }) => (
          <section key={kind} className="grid gap-x-12 gap-y-4 lg:grid-cols-[13rem_1fr]">
            <h2 className="text-h3 text-ink-faint lg:pt-7.5">{title}</h2>
            <ul className="grid items-start gap-x-8 border-t border-line min-[45rem]:max-lg:grid-cols-2">
              {shops.map((shop) => (
                <li key={shop.id} className="border-b border-line">
                  <ShopEntry shop={shop} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="lg:ml-[calc(13rem+3rem)]">
          <Notice>{page.notice}</Notice>
          <LegalWarning text={page.warning} />
        </div>
      </Container>
      <GenuineSection genuine={page.genuine} />
      <TroubleSection trouble={page.trouble} />
    </>
  );
}

/** On a phone and a tablet a row of one height; what there is to read unfolds under it. */
function ShopEntry({ shop }: { shop: ShopWithProducts }) {
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:items-start lg:gap-x-8 lg:py-6">
      <div className="flex min-h-18 flex-col justify-center lg:block lg:min-h-0 lg:py-1.5">
        <h3 className="text-h3">{shop.title}</h3>
        {shop.products.length > 0 && (
          <p className="text-caption text-ink-soft">
            {counted(shop.products.length, 'продукт', 'продукта', 'продуктов')}
          </p>
        )}
      </div>
      <ShopLink shop={shop} url={shop.url} className={cx(buttonClass({ size: 'small' }), 'z-1 lg:order-1')}>
        <span>
          В&nbsp;магазин<span className="sr-only"> {shop.title}</span>
        </span>
        <Icon of={ArrowUpRight} size={18} />
      </ShopLink>
      <details className="accordion fold fold-lg fold-over max-lg:col-span-full">
        <summary>
          <span className="sr-only">{`Доставка и\u00a0продукты: ${shop.title}`}</span>
        </summary>
        <div className="pb-4 lg:pt-2 lg:pb-0">
          <p className="max-lg:text-small">{shop.delivery}</p>
          <p className="mt-1 text-small text-ink-soft lg:mt-1.5">{shop.note}</p>
          {shop.products.length > 0 && <ShopProducts shop={shop} />}
        </div>
      </details>
    </article>
  );
}

function ShopProducts({ shop }: { shop: ShopWithProducts }) {
  const site = useSite();
  const slugs = [...new Set(shop.products.map(seriesOf))];
  return (
    <details className="accordion mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold text-link">
        Продукты в&nbsp;этом магазине
        <span className="font-normal text-ink-soft">{shop.products.length}</span>
        <Icon of={ChevronDown} size={18} className="chevron" />
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-3 pb-2 sm:grid-cols-2 xl:grid-cols-3">
        {slugs.map((slug) => (
          <div key={slug}>
            <h4 className="text-caption font-semibold text-ink-faint">
              {site?.series.find((series) => series.slug === slug)?.title ?? slug}
            </h4>
            <ul className="mt-1">
              {shop.products
                .filter((product) => seriesOf(product) === slug)
                .map((product) => (
                  <li key={product.ref}>
                    <ShopLink
                      shop={shop}
                      url={product.url}
                      className="inline-flex min-h-8 items-center gap-1.5 text-small hover:text-link hover:underline underline-offset-4"
                    >
                      {product.title}
                      <Icon of={ArrowUpRight} size={14} className="text-ink-faint" />
                    </ShopLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

const seriesOf = ({ ref }: { ref: string }) => ref.split('/')[0] ?? '';
