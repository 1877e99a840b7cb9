import type { Component } from '../../../contract/entries.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { FoodBars } from '../../charts/food-bars.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { anchors } from './component-contents.tsx';

const averages =
  'Числа\u00a0— средние по\u00a0источникам внизу страницы; у\u00a0вашего продукта бывает больше или меньше.';

export function ComponentFoods({ component }: { component: Component }) {
  if (component.foods.length === 0) return null;
  return (
    <Section
      id={anchors.foods}
      title="В какой еде искать"
      text={
        component.foods.some(({ percent }) => percent !== null)
          ? `Количество в\u00a0обычных продуктах и\u00a0доля суточной нормы взрослого. ${averages}`
          : `Количество в\u00a0обычных продуктах. ${averages}`
      }
      tone="accent"
      beside
    >
      <FoodBars foods={component.foods} caption={`${component.title}: содержание в продуктах питания`} />
    </Section>
  );
}

export function ComponentNorms({ component }: { component: Component }) {
  const { norms, normSource, upper } = component;
  if (norms.length === 0) {
    return upper ? (
      <Section title="Сколько нужно в день">
        <Upper text={upper} />
      </Section>
    ) : null;
  }
  return (
    <Section id={anchors.norms} title="Сколько нужно в день" text="Норма зависит от возраста и пола.">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]">
        <div>
          <Fold title="Нормы по возрасту и полу">
            <table className="w-full">
              <caption className="sr-only">Суточная норма по возрасту и полу</caption>
              <thead className="text-left text-caption text-ink-faint">
                <tr>
                  <th scope="col" className="pb-2 font-medium">
                    Кому
                  </th>
                  <th scope="col" className="pb-2 text-right font-medium">
                    В день
                  </th>
                </tr>
              </thead>
              <tbody>
                {norms.map((norm) => (
                  <tr key={`${norm.who} ${norm.amountText}`} className="border-t border-line">
                    <th scope="row" className="py-3.5 pr-6 text-left font-medium">
                      {norm.who}
                      {norm.note && <span className="block text-caption font-normal text-ink-faint">{norm.note}</span>}
                    </th>
                    <td className="py-3.5 text-right align-top text-h3 font-semibold whitespace-nowrap">
                      {norm.amountText}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Fold>
          {normSource && <p className="mt-4 text-caption text-ink-faint">Источник: {normSource}</p>}
          <p className="mt-4 text-small print:hidden">
            <TextLink href={pagePaths.norms} arrow>
              Нормы и&nbsp;пределы всех веществ
            </TextLink>
          </p>
        </div>
        {upper && <Upper text={upper} />}
      </div>
    </Section>
  );
}

function Upper({ text }: { text: string }) {
  return (
    <Notice tone="careful" title="Верхний допустимый уровень">
      <p className="text-h3 font-semibold">{text}</p>
      <p className="mt-2">Столько в день взрослый может получать долго без вреда. Это граница, а не цель.</p>
    </Notice>
  );
}
