import { ChevronDown } from 'lucide';
import { type RefObject, useEffect } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import type { FinderResult } from '../../../nutrition/finder/finder-result.ts';
import { counted, listed, plural, quoteTitle } from '../../../text/russian.ts';
import { reportGoal } from '../../counters/goals.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FoundProduct } from './found-product.tsx';

interface FinderResultProps {
  page: PageData<'finder'>;
  result: FinderResult<ShelfProduct>;
  nameOf: (substance: string) => string;
  heading: RefObject<HTMLHeadingElement | null>;
}

const doctorFirst = {
  title: 'Сначала\u00a0— врач',
  text: 'Повод есть, но\u00a0всё, что к\u00a0нему подходит, ушло из-за\u00a0ответа о\u00a0здоровье. Что из\u00a0этого вам можно, решит врач.',
};

const inAnotherForm = (products: readonly ShelfProduct[]) => ({
  title: 'В\u00a0такой форме\u00a0— ничего',
  text: `Повод есть: ${plural(products.length, 'подошёл', 'подошли', 'подошли')} бы ${listed(products.map(({ title }) => quoteTitle(title)))}, но\u00a0форма другая. Вернитесь к\u00a0вопросу о\u00a0форме, если она вам подходит.`,
});

/** Up to three products with reasons, or the advice that nothing is needed. */
export function FinderResultView({ page, result, nameOf, heading }: FinderResultProps) {
  const { stop, found, spare, uncalled, withDoctor, inOtherForm } = result;
  const count = found.length;
  useEffect(() => reportGoal({ name: 'finder-result', found: String(count) }), [count]);
  const nothing =
    stop ?? (withDoctor.length > 0 ? doctorFirst : inOtherForm.length > 0 ? inAnotherForm(inOtherForm) : page.nothing);
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
            <FoundProduct key={product.ref} product={product} reasons={reasons} nameOf={nameOf} />
          ))}
        </ul>
      )}
      {spare.length > 0 && (
        <details className="accordion text-small">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            Ещё подошли бы, но&nbsp;лишние: {spare.length}
            <Icon of={ChevronDown} size={18} className="chevron shrink-0" />
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
