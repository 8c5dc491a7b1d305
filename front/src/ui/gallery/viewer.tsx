import { imageVariant, sourceSet } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../../deps.ts';
import { Icon } from '../icon.tsx';
import { photoAlt } from './photo-alt.ts';
import type { Slider } from './swipe.ts';
import styles from './viewer.module.css';
import { zoomSlide } from './zoom-slider.ts';

export interface ViewerProps {
  /** Stored paths. */
  images: string[];
  title: string;
  /** The index of the first that is shown. */
  start: number;
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

interface ThumbsProps extends Pick<ViewerProps, 'images'> {
  index: number;
  onChoose: (index: number) => void;
}

/** The photos in small; the one shown scrolls to the middle. */
const Thumbs = ({ images, index, onChoose }: ThumbsProps) => {
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
          aria-label={`사진 ${i + 1}`}
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

/** Photos over the whole screen: swiped, zoomed, chosen in small or by keys. */
export const Viewer = ({ images, title, start, onClose, onLeave }: ViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const count = images.length;
  const [index, setIndex] = useState(start);
  const go = (to: number) => slider.current?.slideTo(to);

  const first = useEffectEvent(() => index);
  const closed = useEffectEvent(onClose);
  const left = useEffectEvent(() => onLeave(index));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = goal(event.key, index, count - 1);
    if (to === undefined) return;
    // The gallery behind listens to the same keys.
    event.stopPropagation();
    event.preventDefault();
    go(to);
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
    slider.current = zoomSlide(stage.current, first(), setIndex);
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
    <dialog ref={dialog} className={styles.viewer} aria-label={`${title} 사진`}>
      <div className={styles.head}>
        <p aria-live="polite">
          <span className="hidden-text">사진 </span>
          {index + 1} / {count}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label="닫기"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage}>
        <div ref={stage} className={`swiper ${styles.frame}`}>
          <div className="swiper-wrapper">
            {images.map((path, i) => (
              <div key={path} className={`swiper-slide ${styles.slide}`} aria-hidden={i !== index}>
                <div className="swiper-zoom-container">
                  {Math.abs(i - index) <= 1 && (
                    <Photo path={path} alt={photoAlt(title, i, count)} seen={i === index} />
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
              aria-label="이전 사진"
              aria-disabled={index === 0}
              onClick={() => go(index - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={`icon-button ${styles.step} ${styles.on}`}
              aria-label="다음 사진"
              aria-disabled={index === count - 1}
              onClick={() => go(index + 1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {count > 1 && <Thumbs images={images} index={index} onChoose={go} />}
    </dialog>
  );
};
