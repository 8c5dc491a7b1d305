import { useRef } from 'react';

/** The handlers of one place of a list whose items are dragged. */
export interface DragPlace {
  /** Whether an item of this list is being dragged; what comes from elsewhere is not taken. */
  isOwn: () => boolean;
  onStart: () => void;
  onEnd: () => void;
  onDrop: () => void;
}

/** Moves the items of one list by dragging. In: what moves one from a place to another (from 0). Out: the handlers of a place. */
export const useOwnDrag = (move: (from: number, to: number) => void): ((index: number) => DragPlace) => {
  const dragged = useRef<number | null>(null);
  const end = () => {
    dragged.current = null;
  };
  return (index) => ({
    isOwn: () => dragged.current !== null,
    onStart: () => {
      dragged.current = index;
    },
    onEnd: end,
    onDrop: () => {
      const from = dragged.current;
      end();
      if (from !== null && from !== index) move(from, index);
    },
  });
};
