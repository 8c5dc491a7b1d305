import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { WIDE } from '../wide.ts';
import styles from './gallery.module.css';
import { useSlider } from './use-slider.ts';
import { useViewer } from './use-viewer.ts';

/** How many photos a mosaic shows. */
const TILES = 5;

const watchWidth = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

interface ControlsProps {
  /** The row's frame, with a link for each photo. */
  root: RefObject<HTMLDivElement | null>;
  images: string[];
  title: string;
  mosaic: boolean;
}

/** What brings a gallery to life: its swiper with counter and buttons, and the viewer that a photo opens. */
export const Controls = ({ root, images, title, mosaic }: ControlsProps) => {
  const wide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  const tiled = mosaic && wide;
  const count = images.length;
  const { index, swiped, slideTo } = useSlider(root, tiled ? 1 : count);
  const all = useRef<HTMLButtonElement>(null);
  const { Viewer, start, open, close } = useViewer(images);

  const linksOf = () => [...(root.current?.querySelectorAll('a') ?? [])];
  const click = useEffectEvent((event: MouseEvent) => {
    // The end of a swipe, or meant for another tab.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const at = linksOf().findIndex((link) => event.target instanceof Node && link.contains(event.target));
    if (at < 0) return;
    event.preventDefault();
    open(at);
  });
  useEffect(() => {
    const frame = root.current;
    const onClick = (event: MouseEvent) => click(event);
    frame?.addEventListener('click', onClick);
    return () => frame?.removeEventListener('click', onClick);
  }, [root]);

  // With the swiper Tab would scroll to photos that it has moved away.
  const away = (at: number) => swiped && at !== index;
  useEffect(() => {
    for (const [at, link] of linksOf().entries()) link.tabIndex = away(at) ? -1 : 0;
  });

  /** The reading goes on at the photo that was seen last. */
  const leave = (last: number) => {
    slideTo(last);
    const target = tiled && last >= TILES ? all.current : linksOf()[last];
    target?.focus({ preventScroll: true });
  };
  return (
    <>
      {count > 1 && !tiled && (
        <>
          <p className={styles.count} aria-hidden="true">
            {index + 1} / {count}
          </p>
          <button
            type="button"
            className={`${styles.step} ${styles.back}`}
            aria-label="이전 사진"
            // Disabled it would lose the focus.
            aria-disabled={index === 0}
            onClick={() => slideTo(index - 1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={`${styles.step} ${styles.on}`}
            aria-label="다음 사진"
            aria-disabled={index === count - 1}
            onClick={() => slideTo(index + 1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
      {count > 1 && tiled && (
        <button ref={all} type="button" className={styles.all} onClick={() => open(0)}>
          사진 {count}장 모두 보기
        </button>
      )}
      {Viewer && start !== null && (
        <Viewer images={images} title={title} start={start} onClose={close} onLeave={leave} />
      )}
    </>
  );
};
