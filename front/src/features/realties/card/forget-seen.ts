import { SEEN_KEY } from './seen-homes.ts';

/** The ids of listings that were read on this device, the latest first. In: what `useSeenHomes` gives. */
export const seenIds = (seen: string): number[] => seen.split(',').filter(Boolean).map(Number);

/** Forgets that some listings were read, wherever that is shown. In: what `useSeenHomes` gives; none for all. */
export const forgetSeen = (seen: string, ids?: readonly number[]): void => {
  const others = ids ? seenIds(seen).filter((id) => !ids.includes(id)) : [];
  try {
    localStorage.setItem(SEEN_KEY, others.length > 0 ? `,${others.join(',')},` : '');
  } catch {
    // Storage is switched off: nothing was remembered.
  }
  // Browsers tell other tabs alone.
  dispatchEvent(new Event('storage'));
};
