import { moved } from '@hanca/common/order.ts';
import { useEffect, useRef, useState } from 'react';

/** An item of a list in an order of its own: which it is, and how it is moved by buttons and by dragging. */
export interface Position {
  index: number;
  count: number;
  onMove: (to: number) => void;
  drag: {
    /** Whether an item of this list is being dragged; what comes from elsewhere is not taken. */
    isOwn: () => boolean;
    onStart: () => void;
    onEnd: () => void;
    onDrop: () => void;
  };
}

interface OrderOptions<T> {
  /** What names an item wherever it is: its buttons have `data-move` with it and 'back' or 'forward'. */
  keyOf: (item: T) => string | number;
  onChange: (items: T[]) => void;
  /** What screen readers say of a move, from and to an index. */
  wordsOf: (item: T, from: number, to: number) => string;
}

/**
 * Items in an order that is changed by moving one. Out: a ref for the list, in which the button of a moved item gets the
 * focus back; what was moved, for a status; and the position of each item by its index.
 */
export const useOrder = <E extends HTMLElement, T>(
  items: readonly T[],
  { keyOf, onChange, wordsOf }: OrderOptions<T>,
) => {
  const list = useRef<E>(null);
  const refocus = useRef<string | null>(null);
  const dragged = useRef<number | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    refocus.current = `${keyOf(item)} ${to < from ? 'back' : 'forward'}`;
    onChange(moved(items, from, to));
    setSaid(wordsOf(item, from, to));
  };

  // A button that moves loses the focus; it gets it back.
  useEffect(() => {
    if (!refocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = null;
  });

  const drag = (index: number | null) => {
    dragged.current = index;
  };
  const positionOf = (index: number): Position => ({
    index,
    count: items.length,
    onMove: (to) => move(index, to),
    drag: {
      isOwn: () => dragged.current !== null,
      onStart: () => drag(index),
      onEnd: () => drag(null),
      onDrop: () => {
        if (dragged.current !== null) move(dragged.current, index);
        drag(null);
      },
    },
  });
  return { list, said, positionOf };
};
