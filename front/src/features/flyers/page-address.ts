/** The part of an address after '#' that opens a page of a flyer; where several are shown it names the flyer too. */
export const pageHash = (page: number, flyer?: number): string =>
  `#${flyer === undefined ? '' : `flyer-${flyer}-`}page-${page}`;

/** The same of a flyer among several, no page of it opened. */
export const flyerHash = (flyer: number): string => `#flyer-${flyer}`;

interface Opened {
  flyer: number | undefined;
  page: number | undefined;
}

/** What such a part of an address opens. */
export const readHash = (hash: string): Opened => {
  const [, flyer, page] = /^#(?:flyer-(\d{1,9}))?-?(?:page-(\d{1,3}))?$/.exec(hash) ?? [];
  return { flyer: flyer ? Number(flyer) : undefined, page: page ? Number(page) : undefined };
};
