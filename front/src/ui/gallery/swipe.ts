/** Moves shorter than this are no swipe (specification, business constants). */
export const THRESHOLD_PX = 10;

/** How long a photo takes to come, in milliseconds. */
export const speedMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180);

export interface Slider {
  slideTo: (index: number) => void;
  destroy: () => void;
}
