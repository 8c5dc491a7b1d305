import { imageVariant, sourceSet } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../../deps.ts';
import { Icon } from '../icon.tsx';
import { photoAlt } from './photo-alt.ts';
import styles from './viewer.module.css';
import { type ZoomSlider, zoomSlide } from './zoom-slider.ts';

export interface ViewerProps {
  /** Stored paths. */
  images: string[];
  title: string;
  /** The index of the first that is shown. */
  start: number;
  /** What one of them is called. */
  noun?: string;
  /** Another one is shown. */
  onIndex?: (index: number) => void;
  /** After it has closed by itself, by its button or by Escape. */
  onClose: () => void;
  /** When it is gone, however that was. In: the index of the photo that was seen last. */
  onLeave: (last: number) => void;
}

interface PhotoProps {
  path: string;
  alt: string;
  /** Seen now: from here on as large as it is stored. */
  seen: boolean;
}

/** A photo as the page has it, in whose stead the whole one comes once it is there. */
const Photo = ({ path, alt, seen }: PhotoProps) => {
  const site = useSite();
  const whole = imageUrl(site, path);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!seen) return;
    const image = new Image();
    image.onload = () => setLoaded(true);
    image.src = whole;
    return () => {
      image.onload = null;
    };
  }, [seen, whole]);
  return (
    <img
      src={loaded ? whole : imageUrl(site, imageVariant(path, '600'))}
      srcSet={loaded ? undefined : sourceSet(site, path)}
      sizes={loaded ? undefined : '(min-width: 800px) 800px, 100vw'}
      alt={alt}
      draggable={false}
    />
  );
};

interface ThumbsProps extends Required<Pick<ViewerProps, 'images' | 'noun'>> {
  index: number;
  onChoose: (index: number) => void;
}

/** The photos in small; the one shown scrolls to the middle. */
const Thumbs = ({ images, noun, index, onChoose }: ThumbsProps) => {
  const site = useSite();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const thumb = row?.children[index];
    if (!row || !(thumb instanceof HTMLElement)) return;
    row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.offsetWidth) / 2 });
  }, [index]);
  return (
    <div ref={strip} className={`sideways ${styles.thumbs}`}>
      {images.map((path, i) => (
        <button
          key={path}
          type="button"
          aria-label={`${noun} ${i + 1}`}
          aria-current={i === index ? 'true' : undefined}
          onClick={() => onChoose(i)}
        >
          <img src={imageUrl(site, imageVariant(path, 'small'))} alt="" width={72} height={54} />
        </button>
      ))}
    </div>
  );
};

/** Where a key leads; undefined for one that leads nowhere. */
const goal = (key: string, index: number, last: number): number | undefined =>
  new Map([
    ['ArrowLeft', Math.max(index - 1, 0)],
    ['ArrowRight', Math.min(index + 1, last)],
    ['Home', 0],
    ['End', last],
  ]).get(key);

/** By how much a key or a button makes a photo larger. */
const STEP = 1.5;
const SIZES = new Map([
  ['+', STEP],
  ['=', STEP],
  ['-', 1 / STEP],
  ['0', 0],
]);

/** How far an arrow moves a larger photo, in parts of the screen. */
const MOVE = 0.25;
const MOVES = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-MOVE, 0]],
  ['ArrowRight', [MOVE, 0]],
  ['ArrowUp', [0, -MOVE]],
  ['ArrowDown', [0, MOVE]],
]);

/** What a key does to the photo itself. Out: false for a key that does nothing to it. */
const pressOnPhoto = (key: string, slider: ZoomSlider): boolean => {
  const factor = SIZES.get(key);
  if (factor !== undefined) {
    slider.zoomBy(factor);
    return true;
  }
  const move = slider.ratio() > 1 && MOVES.get(key);
  if (!move) return false;
  slider.panBy(...move);
  return true;
};

/** Photos over the whole screen: swiped, zoomed, chosen in small or by keys. */
export const Viewer = ({ images, title, start, noun = '사진', onIndex, onClose, onLeave }: ViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<ZoomSlider>(null);
  const count = images.length;
  const [index, setIndex] = useState(start);
  const go = (to: number) => slider.current?.slideTo(to);

  const first = useEffectEvent(() => index);
  const closed = useEffectEvent(onClose);
  const left = useEffectEvent(() => onLeave(index));
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A plus takes Shift on many keyboards.
    if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== '+')) return;
    const done = slider.current !== null && pressOnPhoto(event.key, slider.current);
    const to = done ? index : goal(event.key, index, count - 1);
    if (to === undefined) return;
    // The gallery behind listens to the same keys.
    event.stopPropagation();
    event.preventDefault();
    if (!done) go(to);
  });
  const show = useEffectEvent((to: number) => {
    setIndex(to);
    onIndex?.(to);
  });
  useEffect(() => {
    const shown = dialog.current;
    if (!shown || !stage.current) return;
    const onClosed = () => closed();
    const onPress = (event: KeyboardEvent) => press(event);
    shown.showModal();
    shown.addEventListener('close', onClosed);
    // A tap takes the focus out of the dialog.
    document.addEventListener('keydown', onPress, true);
    slider.current = zoomSlide(stage.current, first(), (to) => show(to));
    return () => {
      shown.removeEventListener('close', onClosed);
      document.removeEventListener('keydown', onPress, true);
      slider.current?.destroy();
      slider.current = null;
      shown.close();
      left();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={`${title} ${noun}`}>
      <div className={styles.head}>
        <p aria-live="polite">
          <span className="hidden-text">{noun} </span>
          {index + 1} / {count}
        </p>
        <div className={styles.tools}>
          <button
            type="button"
            className="icon-button"
            aria-label="닫기"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="크게 보기"
            onClick={() => slider.current?.zoomBy(STEP)}
          >
            +
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="작게 보기"
            onClick={() => slider.current?.zoomBy(1 / STEP)}
          >
            −
          </button>
        </div>
      </div>
      <div className={styles.stage}>
        <div ref={stage} className={`swiper ${styles.frame}`}>
          <div className="swiper-wrapper">
            {images.map((path, i) => (
              <div key={path} className={`swiper-slide ${styles.slide}`} aria-hidden={i !== index}>
                <div className="swiper-zoom-container">
                  {Math.abs(i - index) <= 1 && (
                    <Photo path={path} alt={photoAlt(title, i, count, noun)} seen={i === index} />
                  )}
                </div>
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              className={`icon-button ${styles.step} ${styles.back}`}
              aria-label={`이전 ${noun}`}
              aria-disabled={index === 0}
              onClick={() => go(index - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={`icon-button ${styles.step} ${styles.on}`}
              aria-label={`다음 ${noun}`}
              aria-disabled={index === count - 1}
              onClick={() => go(index + 1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {count > 1 && <Thumbs images={images} noun={noun} index={index} onChoose={go} />}
    </dialog>
  );
};
