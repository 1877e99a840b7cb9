import { useEffect, useRef, useState } from 'react';
import type { FromPage, ToPage } from '../preview-messages.ts';
import { windowKey } from '../protocol.ts';
import { windowName } from './api.ts';

interface PreviewPaneProps {
  address: string;
  /** Another number: the page has to be shown anew. */
  revision: number;
  /** What was typed cannot be shown yet. */
  isBehind: boolean;
  /** A part of the page with these words was clicked; says whether its field was found. */
  onPick(words: readonly string[]): boolean;
}

const previewOrigin = document.querySelector<HTMLMetaElement>('meta[name="preview-origin"]')?.content ?? '';
const widths = { phone: 390, desktop: 1280 };

/** The site itself beside the form. A new page is loaded behind the old one and takes its place at the same scroll. */
export function PreviewPane({ address, revision, isBehind, onPick }: PreviewPaneProps) {
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [picks, setPicks] = useState(true);
  const [front, setFront] = useState(0);
  const [said, setSaid] = useState('');
  const [scale, setScale] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  /** Where the page of each frame was last heard to stand. */
  const places = useRef<{ path: string; top: number }[]>([]);
  const latest = useRef({ picks, theme, front, onPick });
  latest.current = { picks, theme, front, onPick };

  const pageOf = (index: number) => frames[index]?.current?.contentWindow ?? null;
  const tell = (index: number, message: ToPage) => pageOf(index)?.postMessage(message, previewOrigin);

  // A page with another origin can be sent somewhere, but not looked into.
  useEffect(() => {
    if (revision > 0) pageOf(1 - front)?.location.replace(`${previewOrigin}${address}?${windowKey}=${windowName}`);
  }, [revision, address]);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<FromPage>) => {
      const index = [0, 1].find((one) => source !== null && source === pageOf(one));
      if (index === undefined || origin !== previewOrigin) return;
      if (data.page === 'scrolled') places.current[index] = { path: data.path, top: data.top };
      else if (data.page === 'picked')
        setSaid(latest.current.onPick(data.words) ? '' : 'Это место собрано не из полей этой записи.');
      else if (data.page === 'ready') {
        tell(index, { studio: 'theme', theme: latest.current.theme });
        tell(index, { studio: 'picks', picks: latest.current.picks });
        const old = places.current[latest.current.front];
        if (index === latest.current.front) return;
        if (old?.path === data.path) tell(index, { studio: 'scroll', top: old.top });
        setFront(index);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    for (const index of [0, 1]) {
      tell(index, { studio: 'theme', theme });
      tell(index, { studio: 'picks', picks });
    }
  }, [theme, picks]);

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const fit = () => setScale(Math.min(1, place.clientWidth / widths[width]));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [width]);

  return (
    <section className="preview" aria-label="Страница">
      <div className="tools">
        <label>
          Ширина
          <select value={width} onChange={(event) => setWidth(event.target.value as keyof typeof widths)}>
            <option value="phone">телефон</option>
            <option value="desktop">компьютер</option>
          </select>
        </label>
        <label>
          Тема
          <select value={theme} onChange={(event) => setTheme(event.target.value as 'light' | 'dark')}>
            <option value="light">светлая</option>
            <option value="dark">тёмная</option>
          </select>
        </label>
        <label className="check">
          <input type="checkbox" checked={picks} onChange={(event) => setPicks(event.target.checked)} />
          Щелчок открывает поле
        </label>
      </div>
      <p role="status" className="help">
        {isBehind ? 'Страница покажет правки, когда поля будут заполнены верно.' : said}
      </p>
      <div className="stage" ref={stage}>
        {frames.map((frame, index) => (
          <iframe
            key={index}
            ref={frame}
            title={index === front ? 'Страница с правками' : 'Готовится'}
            aria-hidden={index !== front || undefined}
            tabIndex={index === front ? 0 : -1}
            className={index === front ? 'front' : 'back'}
            style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale}) translateX(-50%)` }}
            // Its own scripts only: it may neither send the studio elsewhere nor open anything.
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        ))}
      </div>
    </section>
  );
}
