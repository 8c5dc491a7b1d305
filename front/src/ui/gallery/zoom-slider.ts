import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/zoom';
import { type Slider, speedMs, THRESHOLD_PX } from './swipe.ts';

const MAX_RATIO = 4;

export interface ZoomSlider extends Slider {
  /** How many times as large as it fits the photo is. */
  ratio: () => number;
  /** Makes the photo so many times as large as it is, about its middle. */
  zoomBy: (factor: number) => void;
  /** Moves what is seen of a larger photo, by parts of the screen. */
  panBy: (x: number, y: number) => void;
}

const within = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit);

/**
 * Photos that are swiped, and made larger by two fingers or a double tap (`.swiper-slide > .swiper-zoom-container > img`).
 * `onChange` gets the index of the photo shown.
 */
export const zoomSlide = (
  root: HTMLElement,
  start: number,
  onChange: (index: number) => void,
): ZoomSlider => {
  const swiper = new Swiper(root, {
    modules: [Zoom],
    initialSlide: start,
    threshold: THRESHOLD_PX,
    speed: speedMs(),
    zoom: { maxRatio: MAX_RATIO },
    on: {
      slideChange: ({ activeIndex }) => onChange(activeIndex),
      // It moves for 300 ms whatever the speed: its style is set after this.
      zoomChange: (_, __, image) => {
        if (speedMs() > 0) return;
        queueMicrotask(() => {
          for (const part of [image, image.parentElement])
            part?.style.setProperty('transition-duration', '0ms');
        });
      },
    },
  });
  const ratio = () => swiper.zoom.scale;
  const frame = () => swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>('.swiper-zoom-container');
  const offset = () => {
    const box = frame();
    const { m41: x, m42: y } = new DOMMatrix(box ? getComputedStyle(box).transform : '');
    return { x, y };
  };
  // The swiper reads this when the next touch begins.
  const place = (x: number, y: number) => {
    const box = frame();
    if (!box) return;
    const spare = (ratio() - 1) / 2;
    const [left, top] = [within(x, spare * box.clientWidth), within(y, spare * box.clientHeight)];
    box.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  };
  return {
    slideTo: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, true),
    ratio,
    zoomBy: (factor) => {
      const before = ratio();
      const after = Math.min(before * factor, MAX_RATIO);
      const { x, y } = offset();
      if (after <= 1) swiper.zoom.out();
      else {
        swiper.zoom.in(after);
        place((x * after) / before, (y * after) / before);
      }
    },
    panBy: (x, y) => {
      const box = frame();
      const from = offset();
      if (box) place(from.x - x * box.clientWidth, from.y - y * box.clientHeight);
    },
  };
};
