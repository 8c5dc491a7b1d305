import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** So near to the edge of the window, in pixels, a drag scrolls it, by so much with each move. */
const EDGE = 70;
const SCROLL = 14;

/**
 * Moving pictures by mouse or finger: `start` on pointer down, the list scrolls at the edges, Escape gives up.
 * Out also which picture is being dragged and where it would go.
 */
export const usePhotoDrag = (move: (from: number, to: number) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);

  const start = (event: ReactPointerEvent, from: number) => {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
    const tile = tiles[from];
    if (event.button !== 0 || !tile) return;
    event.preventDefault();
    const { pageX, pageY, pointerId } = event;
    const boxes = tiles.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left: left + scrollX, top: top + scrollY, width, height };
    });
    let to = from;

    const follow = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      if (now.clientY < EDGE) scrollBy(0, -SCROLL);
      else if (now.clientY > innerHeight - EDGE) scrollBy(0, SCROLL);
      tile.style.transform = `translate(${now.pageX - pageX}px, ${now.pageY - pageY}px)`;
      const over = boxes.findIndex(
        ({ left, top, width, height }) =>
          now.pageX >= left && now.pageX < left + width && now.pageY >= top && now.pageY < top + height,
      );
      if (over >= 0) to = over;
      setDrag({ from, to });
    };
    const end = (now: Event) => {
      if (now instanceof PointerEvent && now.pointerId !== pointerId) return;
      if (now instanceof KeyboardEvent && now.key !== 'Escape') return;
      window.removeEventListener('pointermove', follow);
      for (const kind of ['pointerup', 'pointercancel', 'keydown']) window.removeEventListener(kind, end);
      tile.style.transform = '';
      setDrag(null);
      if (now.type === 'pointerup' && to !== from) move(from, to);
    };
    window.addEventListener('pointermove', follow);
    for (const kind of ['pointerup', 'pointercancel', 'keydown']) window.addEventListener(kind, end);
  };

  return { list, drag, start };
};
