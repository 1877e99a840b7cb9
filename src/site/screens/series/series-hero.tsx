import type { Series } from '../../../contract/entries.ts';
import { counted } from '../../../text/russian.ts';
import { Picture } from '../../images/picture.tsx';
import { edgeColours } from '../../images/picture-edges.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/layout.tsx';

/**
 * Text on the colours of the picture's edge. On a phone the picture stands below, whole; on a tablet in the lower right,
 * cut to what its margins allow; from 1200 px on it is as high as the panel.
 */
export function SeriesHero({ series }: { series: Series }) {
  return (
    <div
      style={edgeColours(series.edges)}
      className="picture-panel relative overflow-hidden stage:min-h-[min(37.5vw,900px,100svh-var(--header-height))]"
    >
      <Container className="relative z-1 flex min-h-[inherit] flex-col pt-gap pb-panel max-md:pb-card">
        <Breadcrumbs trail={[]} current={series.title} />
        <div className="@container my-auto w-full md:max-w-[44%] md:py-card stage:max-w-[calc(50%-24px)] stage:py-0">
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
      <Picture
        image={series.image}
        sizes="(min-width: 1200px) 50vw, (min-width: 768px) 60vw, 100vw"
        priority
        className="picture-fade picture-fade-beside picture-fade-corner aspect-[4/3] w-full object-cover [--fade-over:8%] md:absolute md:right-0 md:bottom-0 md:aspect-[7/6] md:h-auto md:max-h-full md:w-[60%] md:object-[46%_100%] md:[--fade-over:10%] stage:aspect-[4/3] stage:h-full stage:w-auto stage:max-w-[58%] stage:object-left stage:[--fade-over:14%]"
      />
    </div>
  );
}
