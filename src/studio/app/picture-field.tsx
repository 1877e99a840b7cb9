import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { FieldNode } from '../protocol.ts';
import { asFields, asText } from '../values.ts';
import { pictureAddress, upload } from './api.ts';
import { type FieldProps, useEntry, useEntryState, useFaults } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { GroupFields } from './group-fields.tsx';
import { PictureChooser } from './picture-library.tsx';
import { Trouble } from './trouble.tsx';
import { useWork } from './use-work.ts';

/** What an editor may forget to say of a picture of this kind. */
const altHints: Record<string, string> = {
  product: 'назовите упаковку, её цвет, сколько штук и что рядом',
  component: 'назовите, что лежит, какого цвета и на чём',
  article: 'скажите, кто или что в кадре и что происходит',
  event: 'скажите, где это и кто в кадре',
  expert: 'скажите, кто это, во что одет и где стоит',
  specialist: 'скажите, кто это, во что одет и где стоит',
};

export function PictureField(props: FieldProps) {
  const { node, path, value } = props;
  const { put } = useEntry();
  const view = useEntryState((state) => state.view);
  const checked = useEntryState((state) => state.checked);
  const faults = useFaults(path);
  const [isChoosing, setChoosing] = useState(false);
  const [given, setGiven] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const fields = asFields(value);
  const file = asText(fields.file);
  const facts = checked.pictures[file];
  const folder = view.path.slice(0, view.path.lastIndexOf('/') + 1);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) setGiven(dropped);
  };
  return (
    <fieldset className="group picture" data-field={path}>
      <legend>
        {node.label || 'Картинка'}
        {!node.required && <span className="optional"> — можно без неё</span>}
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop has the button in it */}
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={take}
      >
        {facts && <img src={pictureAddress(folder + file, facts.hash)} alt="" />}
        <div>
          <p>
            {facts
              ? `${facts.width}×${facts.height}, ${Math.ceil(facts.bytes / 1000)} КБ${facts.isSmall ? ' — мала для экранов с двойной плотностью' : ''}`
              : 'Перетащите картинку сюда'}
          </p>
          <label className="button">
            {file ? 'Заменить…' : 'Выбрать файл…'}
            <input
              type="file"
              accept="image/webp,image/png,image/jpeg"
              className="visually-hidden"
              onChange={(event) => setGiven(event.target.files?.[0] ?? null)}
            />
          </label>{' '}
          <button type="button" onClick={() => setChoosing(true)}>
            Из имеющихся…
          </button>{' '}
          {file && !node.required && (
            <button type="button" className="small" onClick={() => put(path, undefined)}>
              Убрать картинку
            </button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PictureChooser
          onDone={(chosen) => {
            setChoosing(false);
            setGiven(chosen ?? given);
          }}
        />
      )}
      {given && (
        <Crop
          given={given}
          path={view.path}
          frame={view.frame}
          onDone={(name) => {
            setGiven(null);
            if (name) put(path, { alt: '', ...fields, file: name });
          }}
        />
      )}
      <FaultList faults={faults} />
      <GroupFields {...props} node={withoutFile(node)} />
      <p className="help">
        Описание слышит тот, кто не видит картинку:{' '}
        {altHints[view.kind] ?? 'скажите, что изображено и какого оно цвета'}.
      </p>
    </fieldset>
  );
}

/** The name of the file is the studio's business. */
const withoutFile = (node: FieldNode) => ({
  ...node,
  fields: node.fields?.filter(({ type }) => type !== 'file') ?? [],
});

interface CropProps {
  given: File;
  path: string;
  frame: [number, number];
  onDone(file: string | null): void;
}

const nudge = 0.05;

/** The part of the picture that stays: the editor points at what matters, the shape follows from the kind. */
function Crop({ given, path, frame, onDone }: CropProps) {
  const [address, setAddress] = useState('');
  const [focus, setFocus] = useState({ x: 0.5, y: 0.5 });
  const [keepsShape, setKeepsShape] = useState(false);
  const [size, setSize] = useState<[number, number] | null>(null);
  const { isBusy, trouble, setTrouble, run } = useWork();
  const point = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(given);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [given]);
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
  const save = () => {
    const shape: Record<string, string> = keepsShape ? {} : { width: String(frame[0]), height: String(frame[1]) };
    const query = { path, name: given.name, x: String(focus.x), y: String(focus.y), ...shape };
    return run(async () => onDone((await upload<{ file: string }>('picture', query, given)).file));
  };
  const isSmall = size && !keepsShape && Math.min(size[0] / frame[0], size[1] / frame[1]) < 0.75;
  return (
    <div className="crop">
      <p className="help">Щёлкните по главному на картинке (или сдвиньте точку стрелками): оно останется в кадре.</p>
      <button
        ref={point}
        type="button"
        className="canvas"
        aria-label={`Главное место: ${Math.round(focus.x * 100)} % слева, ${Math.round(focus.y * 100)} % сверху`}
        onClick={(event) => {
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          setFocus({
            x: clamp((event.clientX - box.left) / box.width),
            y: clamp((event.clientY - box.top) / box.height),
          });
        }}
        onKeyDown={(event) => {
          const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
          if (!step) return;
          event.preventDefault();
          setFocus({ x: clamp(focus.x + (step[0] ?? 0) * nudge), y: clamp(focus.y + (step[1] ?? 0) * nudge) });
        }}
      >
        {address && (
          <img
            src={address}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize([naturalWidth, naturalHeight])}
            onError={() => setTrouble('Браузер не может показать этот файл.')}
          />
        )}
        {size && !keepsShape && <span className="cut" style={cutStyle(size, frame, focus)} />}
        <span className="focus" style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <label className="check">
        <input type="checkbox" checked={keepsShape} onChange={(event) => setKeepsShape(event.target.checked)} />
        Не обрезать
      </label>
      {isSmall && (
        <p className="faults warning">
          Картинка меньше, чем нужно ({frame[0]}×{frame[1]}): будет нерезкой.
        </p>
      )}
      <Trouble text={trouble} />
      <button type="button" className="main" disabled={isBusy} onClick={() => void save()}>
        {isBusy ? 'Готовится…' : 'Взять картинку'}
      </button>{' '}
      <button type="button" onClick={() => onDone(null)}>
        Отмена
      </button>
    </div>
  );
}

function cutStyle([width, height]: [number, number], [w, h]: [number, number], focus: { x: number; y: number }) {
  const scale = Math.min(width / w, height / h);
  const [cutWidth, cutHeight] = [(w * scale) / width, (h * scale) / height];
  const at = (middle: number, own: number) => Math.min(Math.max(middle - own / 2, 0), 1 - own);
  const share = (value: number) => `${value * 100}%`;
  return {
    left: share(at(focus.x, cutWidth)),
    top: share(at(focus.y, cutHeight)),
    width: share(cutWidth),
    height: share(cutHeight),
  };
}
