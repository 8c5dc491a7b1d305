import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slider } from './swipe.ts';

interface SliderState {
  index: number;
  /** True when the swiper has taken over; before, and where its code cannot be fetched, the row scrolls by itself. */
  swiped: boolean;
  slideTo: (index: number) => void;
}

const rowIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.swiper-wrapper');

/** The slide in view of a row that scrolls by itself. */
const scrolledTo = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

/** A row of slides that becomes a swiper once its code is there; with one slide it stays as it is. */
export const useSlider = (
  root: RefObject<HTMLDivElement | null>,
  count: number,
  options: { autoHeight?: boolean } = {},
): SliderState => {
  const slider = useRef<Slider>(null);
  const [index, setIndex] = useState(0);
  const [swiped, setSwiped] = useState(false);
  const autoHeight = options.autoHeight ?? false;
  useEffect(() => {
    if (count < 2) return;
    const row = rowIn(root.current);
    const follow = () => {
      if (row && !slider.current) setIndex(scrolledTo(row));
    };
    row?.addEventListener('scroll', follow);
    follow();
    let gone = false;
    import('./slider.ts').then(
      ({ slide }) => {
        if (gone || !root.current) return;
        slider.current = slide(root.current, setIndex, autoHeight);
        setSwiped(true);
      },
      // Without it the row scrolls.
      () => undefined,
    );
    return () => {
      gone = true;
      row?.removeEventListener('scroll', follow);
      slider.current?.destroy();
      slider.current = null;
      setSwiped(false);
    };
  }, [root, count, autoHeight]);
  const slideTo = (to: number) => {
    const row = rowIn(root.current);
    if (slider.current) slider.current.slideTo(to);
    else row?.scrollTo({ left: to * row.clientWidth });
  };
  return { index, swiped, slideTo };
};
