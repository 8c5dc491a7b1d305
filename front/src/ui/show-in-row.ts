/** Brings a part of a row that scrolls sideways to its middle; the page itself stays where it is. Use: as the `ref` of the part. */
export const showInRow = (part: HTMLElement | null): void => {
  const row = part?.parentElement;
  if (row) row.scrollLeft = part.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
};
