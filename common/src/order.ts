/** The list with the item at `from` moved to `to`; the same list where either is outside it. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const copy = [...items];
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return copy;
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
};
