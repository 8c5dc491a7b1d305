import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import 'swiper/css';
import { type Slider, speedMs, THRESHOLD_PX } from './swipe.ts';

/**
 * Turns a row of slides that scrolls by itself (`.swiper > .swiper-wrapper > .swiper-slide`) into one that is
 * swiped, by finger, mouse or arrow keys, starting at the slide in view. `onChange` gets the index of the slide shown.
 */
export const slide = (root: HTMLElement, onChange: (index: number) => void, autoHeight = false): Slider => {
  const row = root.querySelector<HTMLElement>('.swiper-wrapper');
  const shown = row && row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : 0;
  if (row) row.scrollLeft = 0;
  const swiper = new Swiper(root, {
    modules: [Keyboard],
    initialSlide: shown,
    threshold: THRESHOLD_PX,
    speed: speedMs(),
    autoHeight,
    // Slides get their pictures when they come near: the height follows.
    observer: autoHeight,
    observeSlideChildren: autoHeight,
    // PageUp and PageDown are the page's. Of what is higher than the screen no corner need be in view.
    keyboard: { enabled: true, onlyInViewport: !autoHeight, pageUpDown: false },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  onChange(shown);
  return {
    slideTo: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, true),
  };
};
