import type { CSSProperties } from 'react';
import type { ImageFile } from '../../../contract/common.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { Flag } from '../../../nutrition/shelf/flags.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { daysLeft, daysOf } from '../../../nutrition/shelf/jar.ts';
import { counted, softHyphenate } from '../../../text/russian.ts';
import { CutOut } from '../../images/cut-out.tsx';
import styles from './shelf-board.css?url';

interface ShelfBoardProps {
  jars: readonly Jar[];
  /** Products that are no longer in the catalogue. */
  gone: readonly string[];
  catalogue: ShelfCatalogue;
  /** The jar of no brand. */
  neutral: ImageFile | null;
  flags: readonly Flag[];
  today: string | null;
}

/**
 * The jars as they stand: to scale, as full as they are. A picture of what the list beside it says in words, so it is one
 * picture for a screen reader.
 */
export function ShelfBoard({ jars, gone, catalogue, neutral, flags, today }: ShelfBoardProps) {
  const unsuitable = unsuitableJars(flags);
  const outlines = jars.length + gone.length === 0 ? 3 : gone.length;
  return (
    <div
      role="img"
      aria-label={jars.length > 0 ? `Полка: ${counted(jars.length, 'банка', 'банки', 'банок')}` : 'Пустая полка'}
      className="shelf-board"
      data-empty={jars.length + gone.length === 0 || undefined}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {jars.map((jar) => {
        const product = catalogue.products.find(({ ref }) => ref === jar.id);
        const picture = product ? product.cutout : neutral;
        return (
          <div key={jar.id} className="shelf-place" data-out={unsuitable.has(jar) || undefined}>
            <Pack picture={picture} level={levelOf(jar, today)} />
            <span className="shelf-tag">
              <b className="line-clamp-2 font-medium">{softHyphenate(jar.title)}</b>
              {unsuitable.has(jar) ? 'не для вас' : leftWords(jar, today)}
            </span>
          </div>
        );
      })}
      {Array.from({ length: outlines }, (_, index) => (
        <div key={index} className="shelf-place">
          <Outline />
          <span className="shelf-tag">{gone.length > 0 && 'нет в каталоге'}</span>
        </div>
      ))}
    </div>
  );
}

/** Jars that the reader is told to take away: for another age, or not for pregnancy. */
function unsuitableJars(flags: readonly Flag[]): ReadonlySet<Jar> {
  return new Set(
    flags.flatMap((flag) => {
      if (flag.kind === 'age') return [flag.jar];
      return flag.kind === 'mothers' && flag.isForbidden ? flag.jars : [];
    }),
  );
}

/** From 0 to 1. Full where nothing is known. */
function levelOf(jar: Jar, today: string | null): number {
  const days = daysOf(jar);
  const left = today && daysLeft(jar, today);
  return days && typeof left === 'number' ? left / days : 1;
}

function leftWords(jar: Jar, today: string | null): string {
  const isOpen = today !== null && jar.opened !== undefined;
  const left = isOpen ? daysLeft(jar, today) : daysOf(jar);
  if (left === null) return '';
  if (left === 0) return isOpen ? 'закончилась' : 'меньше дня';
  return `${isOpen ? 'осталось' : 'хватит на'} ${counted(left, 'день', 'дня', 'дней')}`;
}

function Pack({ picture, level }: { picture: ImageFile | null; level: number }) {
  if (!picture) return <Outline />;
  const size = { '--w': picture.width, '--h': picture.height, '--level': level } as CSSProperties;
  return (
    <span className="shelf-pack" data-open={level < 1 || undefined} style={size}>
      {level < 1 && <CutOut picture={picture} className="shelf-gone" />}
      <CutOut picture={picture} className="shelf-left" />
    </span>
  );
}

/** As large as a jar of capsules. */
const Outline = () => <span className="shelf-pack shelf-outline" style={{ '--w': 208, '--h': 312 } as CSSProperties} />;
