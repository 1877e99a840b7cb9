import { ArrowUpRight, ScanLine } from 'lucide';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.ts';
import { formatDate } from '../../../text/dates.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Expired } from '../../ui/use-today.tsx';
import { formAndAmount, passportId } from './sections.ts';

/** What the law requires on the label (ТР ТС 022/2011), and how to check it. */
export function ProductPassport({ product }: { product: Product }) {
  const { certificate, maker } = product;
  const company = useSite()?.company;
  return (
    <Section
      id={passportId}
      title="Паспорт продукта"
      text={'Те\u00a0же сведения, что на\u00a0упаковке, и\u00a0как их проверить.'}
    >
      <div className="grid grid-cols-1 gap-gap lg:grid-cols-[7fr_4fr]">
        <div className="rounded-panel bg-muted p-card">
          <p className="text-caption text-ink-soft">Свидетельство о&nbsp;государственной регистрации</p>
          <p className="mt-2 sm:text-h3 font-semibold print:text-h3 tracking-[-.01em] break-words">
            {certificate.number}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
            <p className="text-ink-soft">
              от {formatDate(certificate.date)} <SampleMark of={certificate.sample} />
            </p>
            <AppLink
              href={certificate.url}
              className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-link hover:underline underline-offset-4"
            >
              Проверить в реестре ЕАЭС
              <Icon of={ArrowUpRight} size={18} />
            </AppLink>
          </div>
          {/* Never folded: it may be out of date. */}
          {product.batch && (
            <dl className="mt-4 border-t border-line text-small">
              <Line title="Последняя партия">
                <TextLink href={product.batch.url}>{product.batch.number}</TextLink> от {formatDate(product.batch.made)}
                <Expired bestBefore={product.batch.bestBefore} /> <SampleMark of={product.batch.sample} />
              </Line>
            </dl>
          )}
          <Fold title="Хранение, срок, изготовитель" className="mt-2">
            <dl className="mt-2 border-t border-line text-small lg:mt-6">
              <Line title="Наименование">
                Биологически активная добавка к&nbsp;пище «{product.title.replace(/[«»]/g, '')}»
              </Line>
              <Line title="Форма и количество">{formAndAmount(product)}</Line>
              {product.physical.map(({ title, text }) => (
                <Line key={title} title={title}>
                  {text}
                </Line>
              ))}
              <Line title="Возраст">{product.age}</Line>
              <Line title="Условия хранения">{product.storage}</Line>
              <Line title="Срок годности">{product.shelfLife}</Line>
              <Line title="Изготовитель">
                {maker.name}, {maker.address} <SampleMark of={maker.sample} />
              </Line>
              {company && (
                <Line title="Претензии принимает">
                  {company.name}, {company.address}
                </Line>
              )}
            </dl>
          </Fold>
        </div>
        <Fold
          title="Как проверить, что банка настоящая"
          className="rounded-panel bg-muted px-card max-lg:py-3 lg:self-start"
        >
          <ul className="grid grid-cols-1 content-start gap-x-gap sm:grid-cols-2 lg:grid-cols-1">
            <li className="max-sm:py-3 sm:py-card">
              <span aria-hidden="true" className="text-h2 leading-none font-bold tracking-[-.06em]">
                EAC
              </span>
              <h3 className="mt-4 text-body font-semibold">Знак обращения на рынке</h3>
              <p className="mt-1 text-small text-ink-soft">
                Продукт соответствует техническим регламентам Евразийского экономического союза, в том числе
                ТР&nbsp;ТС&nbsp;021/2011 и 022/2011.
              </p>
            </li>
            <li className="border-line max-sm:border-t max-sm:py-3 sm:py-card lg:border-t">
              <Icon of={ScanLine} size={32} />
              <h3 className="mt-4 text-body font-semibold">Честный знак</h3>
              <p className="mt-1 text-small text-ink-soft">
                На&nbsp;упаковке есть квадратный код маркировки. Наведите на&nbsp;него камеру в&nbsp;приложении «Честный
                знак»: оно покажет изготовителя, срок годности и&nbsp;то, что&nbsp;код настоящий.
              </p>
              {product.markingUrl && (
                <p className="mt-3 text-small">
                  <TextLink href={product.markingUrl} arrow>
                    Как проверить код
                  </TextLink>
                </p>
              )}
            </li>
          </ul>
        </Fold>
      </div>
    </Section>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-b border-line py-3.5 last:border-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
