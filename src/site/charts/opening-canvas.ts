import type { Opening } from '../../contract/product.ts';
import { type Layout, layDots, placeDots, times, within } from './opening-dots.ts';

/** The dots, drawn for the place to which the page is scrolled; asked again only by scrolling and by another size. */
export function drawOpening(way: HTMLElement, { parts, pieces }: Opening, end: number): () => void {
  const scene = way.querySelector('.opening-scene') as HTMLElement;
  const canvas = way.querySelector('canvas') as HTMLCanvasElement;
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const total = parts.reduce((sum, { dots }) => sum + dots, 0);
  const dots = new Float32Array(total * 4);
  const drawing = { layout: null as Layout | null, scale: 1, colours: [] as string[], ink: '', font: '' };
  let frame = 0;
  let isNear = false;

  function measure(): void {
    // At rest, as the style sheet has it, there is nothing to draw.
    if (!context || canvas.clientWidth === 0) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const aside = (width - scene.clientWidth) / 2;
    const box = (element: Element) => {
      const rect = element.getBoundingClientRect();
      return { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height };
    };
    const capsule = way.querySelector('.opening-capsule') as HTMLElement;
    drawing.scale = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(width * drawing.scale);
    canvas.height = Math.round(height * drawing.scale);
    const style = getComputedStyle(scene);
    drawing.ink = style.color;
    drawing.font = `600 ${style.fontSize} ${style.fontFamily}`;
    drawing.colours = parts.map((_, index) => {
      const mark = way.querySelector(`.opening-mark[data-part="${index}"]`);
      return mark ? getComputedStyle(mark).backgroundColor : style.color;
    });
    const turn = Number.parseFloat(getComputedStyle(capsule).getPropertyValue('--turn'));
    drawing.layout = layDots(
      parts,
      pieces,
      {
        left: aside,
        width: scene.clientWidth,
        floor: height * (scene.clientWidth > scene.clientHeight ? 0.88 : 0.98),
        capsule: {
          x: aside + capsule.offsetLeft,
          y: capsule.offsetTop,
          length: capsule.offsetWidth,
          turn: (turn * Math.PI) / 180,
        },
        bars: [...way.querySelectorAll('.opening-bar')].map(box),
      },
      end,
    );
    ask();
  }

  function draw(): void {
    frame = 0;
    const { layout, scale, colours } = drawing;
    if (!(context && layout)) return;
    const progress = progressOf(way);
    placeDots(layout, progress, dots);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    layout.groups.forEach(({ first, count }, group) => {
      context.fillStyle = colours[group] ?? drawing.ink;
      context.beginPath();
      for (let at = first * 4; at < (first + count) * 4; at += 4) drawDot(context, dots, at);
      context.fill();
    });
    writeCounts(context, layout, progress);
  }

  /** Above the heaps, while they stand. */
  function writeCounts(onto: CanvasRenderingContext2D, { groups }: Layout, progress: number): void {
    const seen = within(progress, [times.fall[1] - 0.04, times.fall[1] + 0.02]) - within(progress, [0.5, 0.54]);
    if (seen <= 0) return;
    onto.globalAlpha = seen;
    onto.fillStyle = drawing.ink;
    onto.font = drawing.font;
    onto.textAlign = 'center';
    for (const { top, count } of groups) onto.fillText(String(count), top.x, top.y - 8);
    onto.globalAlpha = 1;
  }

  function ask(): void {
    if (isNear) frame ||= requestAnimationFrame(draw);
  }

  const resized = new ResizeObserver(measure);
  resized.observe(scene);
  way.parentElement?.setAttribute('data-drawn', '');
  const seen = new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting ?? false;
    if (isNear) addEventListener('scroll', ask, { passive: true });
    else removeEventListener('scroll', ask);
    ask();
  });
  seen.observe(way);
  return () => {
    resized.disconnect();
    seen.disconnect();
    removeEventListener('scroll', ask);
    cancelAnimationFrame(frame);
  };
}

/** How much of the way on which the panel stays is scrolled through. */
function progressOf(way: HTMLElement): number {
  const { top, height } = way.getBoundingClientRect();
  return Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
}

function drawDot(context: CanvasRenderingContext2D, dots: Float32Array, at: number): void {
  const x = dots[at] as number;
  const y = dots[at + 1] as number;
  const width = dots[at + 2] as number;
  const height = dots[at + 3] as number;
  const radius = Math.min(width, height) / 2;
  if (Math.abs(width - height) < 1) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, Math.PI * 2);
  } else context.roundRect(x - width / 2, y - height / 2, width, height, radius);
}
