import { wayDrawings } from '../../contract/page-vocabulary.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import { ArticleFigure } from '../charts/article-figure.tsx';
import { CapsuleFigure } from '../charts/capsule-figure.tsx';
import { ComparisonTable } from '../charts/comparison-table.tsx';
import { CompositionTable } from '../charts/composition-table.tsx';
import { DataMatrix } from '../charts/data-matrix.tsx';
import { FoodBars } from '../charts/food-bars.tsx';
import { Formula } from '../charts/formula.tsx';
import { JarFigure } from '../charts/jar-figure.tsx';
import { NumberMark } from '../charts/number-mark.tsx';
import { DoseBlocks, NutrientBar } from '../charts/nutrient-bar.tsx';
import { RingChart } from '../charts/ring-chart.tsx';
import { WayDrawing } from '../charts/way-drawing.tsx';
import { Count } from '../ui/count.tsx';
import { Figures } from '../ui/figures.tsx';
import { Rating, RatingDistribution, Stars } from '../ui/rating.tsx';
import type { ExampleGroup } from './example.ts';
import { capsule, dayFigure, labelFigure, limitsFigure } from './figure-samples.ts';
import { comparison, composition, figures, foods, formula, moreSubstances, rating } from './samples.ts';

const note =
  'Процент показывает, какую часть рекомендуемого уровня суточного потребления для взрослых содержит порция.';

export const chartExamples: ExampleGroup[] = [
  {
    name: 'ArticleFigure, DayFigure',
    examples: [
      { state: 'a label by lines', wide: true, element: <ArticleFigure figure={labelFigure} /> },
      { state: 'norm and upper level', element: <ArticleFigure figure={limitsFigure} /> },
      { state: 'a day', wide: true, element: <ArticleFigure figure={dayFigure} /> },
    ],
  },
  {
    name: 'CapsuleFigure, NumberMark',
    examples: [
      { state: 'a salt, a vitamin and the rest', wide: true, element: <CapsuleFigure capsule={capsule} /> },
      {
        state: 'one substance alone in a small capsule',
        wide: true,
        element: (
          <CapsuleFigure
            capsule={{
              ...capsule,
              size: {
                number: '3',
                length: 15.9,
                cap: { length: 8.08, diameter: 5.82 },
                body: { length: 13.59, diameter: 5.57 },
              },
              parts: [{ name: 'L-теанин', url: null, amount: '200 мг', whole: null, share: 100, ownShare: 100 }],
            }}
          />
        ),
      },
      { state: 'a number of its own', element: <NumberMark number={7} /> },
    ],
  },
  {
    name: 'JarFigure, DataMatrix',
    examples: [
      {
        state: 'four places',
        element: (
          <JarFigure
            marks={[
              { place: 'lid', number: 2 },
              { place: 'certificate', number: 3 },
              { place: 'code', number: 4 },
              { place: 'batch', number: 5 },
            ]}
          />
        ),
      },
      { state: 'none', element: <JarFigure marks={[]} /> },
      { state: 'the code alone', element: <DataMatrix width={64} /> },
    ],
  },
  {
    name: 'WayDrawing',
    examples: keysOf(wayDrawings).map((name) => ({ state: name, element: <WayDrawing of={name} className="w-40" /> })),
  },
  {
    name: 'CompositionTable',
    examples: [
      {
        state: 'with norms',
        wide: true,
        element: <CompositionTable rows={composition} caption="Состав в 1 капсуле" note={note} />,
      },
      {
        state: 'no norm is set',
        wide: true,
        element: <CompositionTable rows={composition.slice(5)} caption="Состав без норм" />,
      },
    ],
  },
  {
    name: 'NutrientBar, NutrientLegend, NoNorm',
    examples: [0, 12, 50, 100, 250, 1000].map((percent) => ({
      state: `${percent} %`,
      element: <NutrientBar percent={percent} upperPercent={200} end={300} />,
    })),
  },
  {
    name: 'DoseBlocks',
    examples: [5, 50, 100, 118, 300, 1000, 2500].map((percent) => ({
      state: `${percent} %`,
      element: <DoseBlocks percent={percent} />,
    })),
  },
  {
    name: 'Formula',
    examples: [
      {
        state: 'three substances',
        wide: true,
        element: <Formula title="Откроем капсулу" text="Рядом с нормой видно больше." formula={formula} />,
      },
      {
        state: 'five substances, one of them without a norm',
        wide: true,
        element: (
          <Formula
            title="Откроем капсулу"
            text={null}
            formula={{ ...formula, substances: [...formula.substances, ...moreSubstances] }}
          />
        ),
      },
    ],
  },
  {
    name: 'RingChart',
    examples: [
      {
        state: 'five rings',
        wide: true,
        element: (
          <div data-accent="lilac">
            <RingChart rows={composition} caption="Сколько суточной нормы даёт порция" />
          </div>
        ),
      },
      {
        state: 'one ring',
        wide: true,
        element: <RingChart rows={composition.slice(1, 2)} caption="Магний в порции" />,
      },
    ],
  },
  {
    name: 'ComparisonTable',
    examples: [
      {
        state: 'series',
        wide: true,
        element: (
          <div data-accent="lilac">
            <ComparisonTable comparison={comparison} caption="Составы серии «Спокойствие»" note={note} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'FoodBars',
    examples: [
      {
        state: 'magnesium',
        wide: true,
        element: (
          <div data-accent="mint">
            <FoodBars foods={foods} caption="Магний в еде" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Figures, Count',
    examples: [
      ...['36 продуктов', '1912', '2–4 месяца', 'B12'].map((text) => ({ state: text, element: <Count text={text} /> })),
      { state: 'four', wide: true, element: <Figures items={figures} /> },
      { state: 'large', wide: true, element: <Figures items={figures.slice(0, 2)} size="large" /> },
    ],
  },
  {
    name: 'Rating, RatingDistribution, Stars',
    examples: [
      { state: 'line', element: <Rating rating={rating} /> },
      { state: 'one review', element: <Rating rating={{ value: 3, count: 1, distribution: [0, 0, 1, 0, 0] }} /> },
      { state: 'stars only', element: <Stars value={2.5} size={24} /> },
      {
        state: 'distribution',
        wide: true,
        element: <RatingDistribution rating={rating} hrefFor={(stars) => `/reviews?stars=${stars}`} selected={4} />,
      },
    ],
  },
];
