import type { Series } from '../../../contract/entries.ts';
import { counted } from '../../../text/russian.ts';
import { Picture } from '../../images/picture.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/layout.tsx';

/** Text on the tint of the series, the picture beside it to the edge of the page. */
export function SeriesHero({ series }: { series: Series }) {
  return (
    <div className="relative bg-accent-tint lg:min-h-[min(37.5vw,720px,100svh-var(--header-height))]">
      <Container className="relative flex min-h-[inherit] flex-col pt-gap pb-panel">
        <Breadcrumbs trail={[]} current={series.title} />
        <div className="@container my-auto w-full lg:max-w-[calc(46%-24px)] xl:max-w-[calc(50%-24px)]">
          <p className="text-small font-semibold text-accent-deep">Серия</p>
          <h1 className="column-title mt-2 text-accent-deep [--title:var(--text-display)]">{series.title}</h1>
          <p className="mt-5 text-lead font-medium">{series.tagline}</p>
          <p className="mt-4 max-w-[36rem] text-ink-soft">{series.lead}</p>
          <p className="mt-7">
            <a
              href="#products"
              className="inline-flex min-h-14 items-center rounded-full bg-accent-deep px-8 font-semibold text-accent-tint focus-visible:rounded-full"
            >
              {`Смотреть ${counted(series.productCount, 'продукт', 'продукта', 'продуктов')}`}
            </a>
          </p>
        </div>
      </Container>
      {/* The fade ends before the outermost pack, which stands near the edge. */}
      <div className="overflow-hidden [--fade-in:linear-gradient(to_right,transparent,black_8%)] lg:absolute lg:inset-y-0 lg:right-0 lg:left-[45%] xl:left-1/2">
        <Picture
          image={series.image}
          sizes="(min-width: 1280px) 50vw, (min-width: 1024px) 55vw, 100vw"
          priority
          className="aspect-[4/3] size-full object-cover lg:aspect-auto lg:h-full lg:[mask-image:var(--fade-in)]"
        />
      </div>
    </div>
  );
}
