import { useRef } from 'react';

/** The handlers of one item of a list whose items are dragged. */
export interface DragHandlers {
  /** Whether an item of this list is being dragged; what comes from elsewhere is not taken. */
  isOwn: () => boolean;
  onStart: () => void;
  onEnd: () => void;
  onDrop: () => void;
}

/** Moves the items of one list by dragging. In: what moves one from one position to another (from 0). Out: the handlers of a position. */
export const useOwnDrag = (move: (from: number, to: number) => void): ((index: number) => DragHandlers) => {
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
