import { REGION_COOKIE, type ReaderRegion, readReaderRegion } from '@hanca/common/reader-region.ts';
import { cookie } from '@hanca/common/session.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The region that the reader has chosen, as this browser remembers it; null where they have not. */
export const readerRegion = (): ReaderRegion | null => readReaderRegion(cookie(REGION_COOKIE));

/** The same for a component; null until the browser has taken over the page. */
export const useReaderRegion = (): ReaderRegion | null => (useHydrated() ? readerRegion() : null);
