import { createContext, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import type { Image, ImageFile, ImageFrame } from '../../contract/common.ts';
import { onRetryOccasion } from '../state/retry.ts';
import { AnimatedBlock, retryPausesMs, whenNear } from './lazy-loading.ts';
import { avifSrcset, emptyDrawing, webpSrcset } from './sources.ts';

/** Specification, section 4. Visible in the page as `data-state`. */
type PictureState = 'not-loaded' | 'loading' | 'loaded' | 'error';

export interface PictureProps {
  image: Image;
  /** Shown instead on screens that are taller than wide: another picture, composed for them. */
  portrait?: ImageFrame;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads at once, before other pictures. */
  priority?: boolean;
  className?: string;
  /** Instead of the picture's own; an empty one for a picture that says nothing new. */
  alt?: string;
}

/** True on a part of a page that is dark in both themes: its pictures are those by night. */
export const AlwaysNight = createContext(false);

export function Picture(props: PictureProps) {
  // Another picture in the same place starts from the beginning.
  return <OnePicture key={props.image.href} {...props} />;
}

function OnePicture(props: PictureProps) {
  const { image, portrait, sizes, priority = false, className, alt = image.alt } = props;
  const startsLate = use(AnimatedBlock);
  const night = use(AlwaysNight) ? 'all' : darkPage;
  const [state, setState] = useState<PictureState>(priority ? 'loading' : 'not-loaded');
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const img = element.current;
    if (!img || state !== 'not-loaded') return;
    return whenNear(img, startsLate, () => setState('loading'));
  }, [state, startsLate]);

  useEffect(() => {
    // A picture of the server's HTML may have loaded before hydration.
    if (state === 'loading' && element.current) settle(element.current, setState);
  }, [state]);

  useEffect(() => {
    if (state !== 'error') return;
    return onRetryOccasion(retryPausesMs[attempt], () => {
      setAttempt(attempt + 1);
      setState('loading');
    });
  }, [state, attempt]);

  const onEnd = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (state === 'loading') settle(currentTarget, setState);
  };

  const isStarted = state !== 'not-loaded';
  const size = { width: image.width, height: image.height };
  return (
    <>
      {/* The key makes a new element after a failure: a browser does not ask twice for the same one. */}
      <picture key={attempt} style={{ display: 'contents' }}>
        {isStarted && portrait && <FrameSources frame={portrait} sizes={sizes} night={night} />}
        {isStarted && image.night && <FileSources file={image.night} sizes={sizes} media={night} />}
        {isStarted && <source type="image/avif" srcSet={avifSrcset(image)} sizes={sizes} />}
        <img
          ref={element}
          {...size}
          className={className}
          alt={alt}
          data-state={state}
          data-night={image.night ? '' : undefined}
          data-lazy={priority ? undefined : ''}
          style={state === 'loaded' ? undefined : { backgroundColor: colourOf(image) }}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          sizes={isStarted ? sizes : undefined}
          srcSet={isStarted ? webpSrcset(image) : undefined}
          src={isStarted ? image.href : emptyDrawing(image)}
          onLoad={onEnd}
          onError={onEnd}
        />
      </picture>
      {!priority && (
        <noscript>
          <picture style={{ display: 'contents' }}>
            {image.night && <source media={night} srcSet={image.night.href} />}
            <img {...size} className={className} alt={alt} src={image.href} loading="lazy" />
          </picture>
        </noscript>
      )}
    </>
  );
}

const darkPage = '(prefers-color-scheme: dark)';
const tallScreen = '(orientation: portrait)';

/** The browser takes the first source that fits, so that only one file of all is loaded. */
function FrameSources({ frame, sizes, night }: { frame: ImageFrame; sizes: string; night: string }) {
  return (
    <>
      {frame.night && <FileSources file={frame.night} sizes={sizes} media={`${night} and ${tallScreen}`} />}
      <FileSources file={frame} sizes={sizes} media={tallScreen} />
    </>
  );
}

function FileSources({ file, sizes, media }: { file: ImageFile; sizes: string; media: string }) {
  const shared = { media, sizes, width: file.width, height: file.height };
  return (
    <>
      <source type="image/avif" srcSet={avifSrcset(file)} {...shared} />
      <source srcSet={webpSrcset(file)} {...shared} />
    </>
  );
}

const colourOf = ({ color, night }: ImageFrame) => (night ? `light-dark(${color}, ${night.color})` : color);

/**
 * Says how loading ended, if it did: of a picture not before it can be painted, so that its colour does not give way to
 * nothing. The drawing that stands in for the picture does not count.
 */
function settle(img: HTMLImageElement, say: (state: PictureState) => void): void {
  if (!img.complete || img.currentSrc.startsWith('data:')) return;
  const end = () => say(img.naturalWidth > 0 ? 'loaded' : 'error');
  img.decode().then(end, end);
}
