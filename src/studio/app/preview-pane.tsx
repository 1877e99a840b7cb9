import { Fragment, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FromPage, MarkedPlace, ToPage } from '../preview-protocol.ts';
import { windowKey } from '../protocol.ts';
import { read } from './api.ts';
import { useEntry, useEntryState } from './entry-context.ts';
import { fieldThatSays, fieldTitle } from './form-place.ts';
import { entryHref } from './route.ts';
import { showField } from './show-field.ts';
import { windowId } from './window-id.ts';

interface PreviewPaneProps {
  address: string;
  /** The entry that is open. */
  path: string;
  /** Another number: the page has to be shown anew. */
  revision: number;
  /** What was typed cannot be shown yet. */
  isBehind: boolean;
}

const previewOrigin = document.querySelector<HTMLMetaElement>('meta[name="preview-origin"]')?.content ?? '';
const widths = { phone: 390, desktop: 1280 };
const sizeKey = 'studio-preview-size';
const [least, most, step] = [20, 75, 4];

/** Beside the form, as wide as the editor has made it; or hidden, with a button to bring it back. */
export function PreviewPane(props: PreviewPaneProps) {
  const [isHidden, setHidden] = useState(() => window.innerWidth < 900);
  const [size, setSize] = useState(() => Number(localStorage.getItem(sizeKey)) || 50);
  const change = (next: number) => {
    const share = Math.round(Math.min(Math.max(next, least), most));
    setSize(share);
    localStorage.setItem(sizeKey, String(share));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.buttons === 1 && box) change(((box.right - event.clientX) / box.width) * 100);
  };
  if (isHidden)
    return (
      <button type="button" className="show-preview" onClick={() => setHidden(false)}>
        Показать страницу
      </button>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved, not a rule between paragraphs */}
      <div
        role="separator"
        className="divider"
        aria-orientation="vertical"
        aria-label="Ширина страницы рядом"
        aria-valuenow={size}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') change(size + step);
          if (key === 'ArrowRight') change(size - step);
        }}
      />
      <Preview {...props} size={size} onHide={() => setHidden(true)} />
    </>
  );
}

interface PreviewProps extends PreviewPaneProps {
  size: number;
  onHide(): void;
}

/** The site itself. A new page is loaded behind the old one and takes its place at the same scroll. */
function Preview({ address, path, revision, isBehind, size, onHide }: PreviewProps) {
  const entry = useEntry();
  const gaps = useEntryState((state) => state.checked.gaps);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [picks, setPicks] = useState(true);
  const [front, setFront] = useState(0);
  const [places, setPlaces] = useState<readonly MarkedPlace[] | null>(null);
  const [scale, setScale] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null]);
  /** Where the page of each frame was last heard to stand. */
  const scrolled = useRef<{ path: string; top: number }[]>([]);

  const tell = useCallback((index: number, message: ToPage) => {
    frames.current[index]?.contentWindow?.postMessage(message, previewOrigin);
  }, []);

  const go = ({ path: of, field }: MarkedPlace, words = '') => {
    if (of === path) showField(field, words);
    else window.location.hash = entryHref(of, field);
  };
  const pick = async (marks: readonly number[], words: string) => {
    const marked = await read<MarkedPlace[]>('places', { marks: marks.join(' ') });
    // Names that carry no mark are found where the entry says exactly that.
    const same = marked.length === 0 ? fieldThatSays(entry.state().draft.data, words) : null;
    const found = same === null ? marked : [{ path, field: same, title: '' }];
    const [only] = found;
    if (found.length === 1 && only) go(only, words);
    setPlaces(found.length === 1 ? null : found);
  };
  const latest = useRef({ picks, theme, front, pick });
  latest.current = { picks, theme, front, pick };

  useEffect(() => {
    if (revision > 0) void showIn(frames.current[1 - latest.current.front], address);
  }, [revision, address]);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<FromPage>) => {
      const index = [0, 1].find((one) => source !== null && source === frames.current[one]?.contentWindow);
      if (index === undefined || origin !== previewOrigin) return;
      if (data.page === 'scrolled') scrolled.current[index] = { path: data.path, top: data.top };
      else if (data.page === 'picked') void latest.current.pick(data.marks, data.words);
      else if (data.page === 'ready') {
        tell(index, { studio: 'theme', theme: latest.current.theme });
        tell(index, { studio: 'picks', picks: latest.current.picks });
        const old = scrolled.current[latest.current.front];
        if (index === latest.current.front) return;
        if (old?.path === data.path) tell(index, { studio: 'scroll', top: old.top });
        setFront(index);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [tell]);

  useEffect(() => {
    for (const index of [0, 1]) {
      tell(index, { studio: 'theme', theme });
      tell(index, { studio: 'picks', picks });
    }
  }, [theme, picks, tell]);

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const scaleToFit = () => setScale(Math.min(1, place.clientWidth / widths[width]));
    scaleToFit();
    const observer = new ResizeObserver(scaleToFit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [width]);

  return (
    <section className="preview" aria-label="Страница" style={{ flexBasis: `${size}%` }}>
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
        <button type="button" className="small" onClick={onHide}>
          Скрыть
        </button>
      </div>
      <div role="status" className="help">
        {isBehind && <p>Страница покажет правки, когда поля будут заполнены верно.</p>}
        {!isBehind && gaps.length > 0 && (
          <details>
            <summary>Жёлтым отмечено то, что ещё не заполнено: {gaps.length}</summary>
            <PlaceLinks places={gaps.map((field) => ({ path, field, title: '' }))} here={path} onGo={go} />
          </details>
        )}
        {places?.length === 0 && <p>Это место посчитано или одинаково на всех страницах: своего поля у него нет.</p>}
        {places && places.length > 0 && (
          <p>
            Это место собрано из нескольких полей: <PlaceLinks places={places} here={path} onGo={go} />
          </p>
        )}
      </div>
      <div className="stage" ref={stage}>
        {[0, 1].map((index) => (
          <iframe
            key={index}
            ref={(frame) => {
              frames.current[index] = frame;
            }}
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

interface PlaceLinksProps {
  places: readonly MarkedPlace[];
  /** The entry that is open. */
  here: string;
  onGo(place: MarkedPlace): void;
}

function PlaceLinks({ places, here, onGo }: PlaceLinksProps) {
  const { view, draft } = useEntry().state();
  return places.map((place, index) => (
    <Fragment key={`${place.path} ${place.field}`}>
      {index > 0 && ', '}
      <button type="button" className="link" onClick={() => onGo(place)}>
        {place.path === here ? fieldTitle(view.tree, place.field, draft.data) : place.title}
      </button>
    </Fragment>
  ));
}

/** Each window is shown what is typed in it. A page with another origin can be sent somewhere, but not looked into. */
async function showIn(frame: HTMLIFrameElement | null | undefined, address: string): Promise<void> {
  const shown = new URL(address, previewOrigin);
  shown.searchParams.set(windowKey, await windowId);
  frame?.contentWindow?.location.replace(shown);
}
