import type { ArticleFigure as Data } from '../../contract/article-figure.ts';
import { DayFigure } from './day-figure.tsx';
import { LabelFigure } from './label-figure.tsx';
import { LimitsFigure } from './limits-figure.tsx';

/** Every word of a figure is text. */
export function ArticleFigure({ figure }: { figure: Data }) {
  return (
    <figure className="my-panel">
      <figcaption className="mb-5 max-w-[68ch] text-h3 font-semibold tracking-[-.01em]">{figure.title}</figcaption>
      {figure.type === 'label' && <LabelFigure figure={figure} />}
      {figure.type === 'limits' && <LimitsFigure figure={figure} />}
      {figure.type === 'day' && <DayFigure figure={figure} />}
    </figure>
  );
}
