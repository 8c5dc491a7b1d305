/** The cookie in which a browser remembers the region that its reader has chosen: id and Korean name with a colon between. */
export const REGION_COOKIE = 'region';

/** The parameter of an address that narrows what its page shows to a region. */
export const REGION = 'region';

export interface ReaderRegion {
  id: string;
  name: string;
}

export const writeReaderRegion = ({ id, name }: ReaderRegion): string => `${id}:${name}`;

/** In: the decoded cookie. Out: null where there is none, or none of ours. */
export const readReaderRegion = (cookie: string | null | undefined): ReaderRegion | null => {
  const [id = '', name] = (cookie ?? '').split(':');
  return /^CA\d+$/.test(id) && name ? { id, name } : null;
};
