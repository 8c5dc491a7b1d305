import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slider } from './slider.ts';

interface SliderState {
  root: RefObject<HTMLDivElement | null>;
  index: number;
  /** True when the swiper has taken over; before, the row scrolls by itself. */
  ready: boolean;
  slideTo: (index: number) => void;
}

/** A row of slides that becomes a swiper once its code is there; with one slide it stays as it is. */
export const useSlider = (count: number, options: { autoHeight?: boolean } = {}): SliderState => {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const autoHeight = options.autoHeight ?? false;
  useEffect(() => {
    if (count < 2) return;
    let gone = false;
    void import('./slider.ts').then(({ slide }) => {
      if (gone || !root.current) return;
      slider.current = slide(root.current, setIndex, autoHeight);
      setReady(true);
    });
    return () => {
      gone = true;
      slider.current?.destroy();
      slider.current = null;
      setReady(false);
    };
  }, [count, autoHeight]);
  return { root, index, ready, slideTo: (to) => slider.current?.slideTo(to) };
};
