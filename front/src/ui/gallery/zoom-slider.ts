import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/zoom';
import { type Slider, speedMs, THRESHOLD_PX } from './swipe.ts';

/**
 * Photos that are swiped, and made larger by two fingers or a double tap (`.swiper-slide > .swiper-zoom-container > img`).
 * `onChange` gets the index of the photo shown.
 */
export const zoomSlide = (root: HTMLElement, start: number, onChange: (index: number) => void): Slider => {
  const swiper = new Swiper(root, {
    modules: [Zoom],
    initialSlide: start,
    threshold: THRESHOLD_PX,
    speed: speedMs(),
    zoom: { maxRatio: 4 },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  return {
    slideTo: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, true),
  };
};
