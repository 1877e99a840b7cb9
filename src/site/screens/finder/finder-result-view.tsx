import { type RefObject, useEffect } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import type { FinderResult } from '../../../nutrition/finder/finder-result.ts';
import { counted, formatAge, plural } from '../../../text/russian.ts';
import { reportGoal } from '../../counters/goals.ts';
import { Picture } from '../../images/picture.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface FinderResultProps {
  page: PageData<'finder'>;
  result: FinderResult<ShelfProduct>;
  heading: RefObject<HTMLHeadingElement | null>;
}

const doctorFirst = {
  title: 'Сначала\u00a0— врач',
  text: 'Повод есть, но\u00a0всё, что к\u00a0нему подходит, ушло из-за\u00a0ответа о\u00a0здоровье. Что из\u00a0этого вам можно, решит врач.',
};

/** Up to three products with reasons, or the advice that nothing is needed. */
export function FinderResultView({ page, result, heading }: FinderResultProps) {
  const { stop, found, spare, uncalled, withDoctor } = result;
  const count = found.length;
  useEffect(() => reportGoal({ name: 'finder-result', found: String(count) }), [count]);
  const nothing = stop ?? (withDoctor.length > 0 ? doctorFirst : page.nothing);
  return (
    <section aria-labelledby="result-title" className="grid gap-6">
      <h2 id="result-title" ref={heading} tabIndex={-1} className="scroll-mt-30 text-h2">
        {count > 0 ? `${counted(count, 'продукт', 'продукта', 'продуктов')} по\u00a0вашим ответам` : nothing.title}
      </h2>
      {count === 0 && <p className="max-w-[44rem] text-lead">{nothing.text}</p>}
      {count === 0 && !stop && uncalled > 0 && (
        <p className="max-w-[44rem] text-small text-ink-soft">
          По условиям {plural(uncalled, 'подошёл', 'подошли', 'подошло')} бы{' '}
          {counted(uncalled, 'продукт', 'продукта', 'продуктов')}, но&nbsp;ни&nbsp;один ответ не&nbsp;дал повода
          {plural(uncalled, ' его', ' их', ' их')}&nbsp;принимать.
        </p>
      )}
      {count > 0 && (
        <ul className="grid gap-4">
          {found.map(({ product, reasons }) => (
            <li
              key={product.ref}
              data-accent={product.accent}
              className="flex gap-gap rounded-card bg-surface p-gap shadow-[inset_0_0_0_1px_var(--line)]"
            >
              <Picture
                image={product.image}
                sizes="128px"
                alt=""
                priority
                className="aspect-[4/5] w-22 lg:w-32 shrink-0 self-start rounded-control bg-accent-tint object-cover"
              />
              <div className="min-w-0">
                <h3 className="text-h3">
                  <AppLink href={product.url} className="underline-offset-4 hover:underline">
                    {product.title}
                  </AppLink>
                </h3>
                <p className="mt-1 text-small text-ink-soft">
                  {product.quantity}, {formatAge(product.age)}
                </p>
                <ul className="mt-3 grid gap-1 text-small">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}.</li>
                  ))}
                </ul>
                <AddToShelf
                  product={product}
                  worded
                  className={`mt-4 ${buttonClass({ variant: 'quiet', size: 'small' })}`}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {spare.length > 0 && (
        <details className="text-small">
          <summary className="min-h-6 cursor-pointer font-semibold">
            Ещё подошли бы, но&nbsp;лишние: {spare.length}
          </summary>
          <ul className="mt-3 grid gap-2 pl-4">
            {spare.map(({ product, reason }) => (
              <li key={product.ref}>
                <AppLink href={product.url} className="font-medium text-link underline underline-offset-4">
                  {product.title}
                </AppLink>
                . {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {count > 0 && (
        <Notice tone="careful" title="Прежде чем купить">
          <p>
            Прочитайте противопоказания на&nbsp;странице продукта. Если вы принимаете лекарства, сначала спросите врача.
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {count > 1 && (
          <ButtonLink href={`${pagePaths.comparison}?p=${found.map(({ product }) => product.ref).join()}`}>
            Сравнить их
          </ButtonLink>
        )}
        <ButtonLink href={pagePaths['products-filters']} variant="secondary">
          Весь каталог
        </ButtonLink>
      </div>
    </section>
  );
}
