import { useEffect, useRef, useState } from 'react';

interface PreviewPaneProps {
  address: string;
  /** Another number: the page has to be shown anew. */
  revision: number;
  /** What was typed cannot be shown yet. */
  isBehind: boolean;
  /** A part of the page was clicked; says whether its field was found. */
  onPick(element: Element): boolean;
}

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
  const loading = useRef(0);
  const latest = useRef({ picks, theme, onPick });
  latest.current = { picks, theme, onPick };

  useEffect(() => {
    if (revision === 0) return;
    const back = frames[1 - front]?.current;
    if (!back) return;
    loading.current = revision;
    const page = back.contentWindow;
    if (page && page.location.pathname === address) page.location.reload();
    else page?.location.replace(address);
  }, [revision, address]);

  const onLoad = (index: number) => {
    const own = frames[index]?.current;
    const page = own?.contentDocument;
    if (!own || !page || page.location.href === 'about:blank') return;
    dress(page, latest.current.theme);
    page.addEventListener('click', onClick, { capture: true });
    const old = frames[1 - index]?.current?.contentWindow;
    if (index !== front) {
      if (old && own.contentWindow && old.location.pathname === page.location.pathname)
        keepScroll(own.contentWindow, old.scrollY);
      setFront(index);
    }
  };

  function onClick(event: Event) {
    if (!latest.current.picks) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target as Element;
    setSaid(latest.current.onPick(target) ? '' : 'Это место собрано не из полей этой записи.');
  }

  useEffect(() => {
    for (const { current } of frames) if (current?.contentDocument) dress(current.contentDocument, theme);
  }, [theme]);

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
            onLoad={() => onLoad(index)}
          />
        ))}
      </div>
    </section>
  );
}

const settlesWithinMs = 3_000;

/**
 * The site puts a page that it opens to its top, once its scripts are there: the editor is to stay where he was, until
 * he moves by himself.
 */
function keepScroll(page: Window, top: number): void {
  if (top < 1) return;
  const put = () => {
    if (page.scrollY < 1) page.scrollTo({ top, behavior: 'instant' });
  };
  put();
  const timer = setInterval(put, 50);
  const stop = () => clearInterval(timer);
  setTimeout(stop, settlesWithinMs);
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    page.addEventListener(event, stop, { once: true, passive: true });
}

const scheme = /\(prefers-color-scheme:\s*(dark|light)\)/;

/** The page follows the system's theme; here it follows the editor's choice. */
function dress(page: Document, theme: 'light' | 'dark'): void {
  for (const sheet of page.styleSheets) for (const rule of rulesOf(sheet)) rewrite(rule, theme);
  for (const source of page.querySelectorAll<HTMLSourceElement>('source[media], source[data-media]')) {
    source.dataset.media ??= source.media;
    source.media = chosen(source.dataset.media, theme);
  }
  page.documentElement.style.colorScheme = theme;
}

const originals = new WeakMap<CSSRule, string>();

function rewrite(rule: CSSRule, theme: 'light' | 'dark'): void {
  if ('media' in rule && rule.media instanceof Object) {
    const { media } = rule as CSSMediaRule;
    const original = originals.get(rule) ?? media.mediaText;
    if (scheme.test(original)) {
      originals.set(rule, original);
      media.mediaText = chosen(original, theme);
    }
  }
  if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) rewrite(inner, theme);
}

function chosen(media: string, theme: 'light' | 'dark'): string {
  return media.replace(scheme, (_, wanted: string) => (wanted === theme ? '(min-width: 0px)' : '(max-width: 0px)'));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
