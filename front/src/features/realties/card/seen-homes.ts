import { useSyncExternalStore } from 'react';

// Which listings were read on this device: ',12,7,', the latest first. It stays on the device, but for the ids of cards that are shown.
export const SEEN_KEY = 'seen-homes';
const REMEMBERED = 200;

/** Storage can be switched off or full: then nothing is remembered. */
const attempt = (use: () => string): string => {
  try {
    return use();
  } catch {
    return '';
  }
};

const read = (): string => attempt(() => localStorage.getItem(SEEN_KEY) ?? '');

/** Whether a listing is among those that were read. */
export const isSeen = (seen: string, id: number): boolean => seen.includes(`,${id},`);

/** Remembers that a listing was read; the one that was read longest ago goes when there are too many. */
export const rememberSeen = (id: number): void => {
  const others = read()
    .split(',')
    .filter((one) => one && one !== String(id));
  attempt(() => {
    const seen = `,${[id, ...others].slice(0, REMEMBERED).join(',')},`;
    localStorage.setItem(SEEN_KEY, seen);
    return seen;
  });
};

const subscribe = (changed: () => void) => {
  // Another tab read one.
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** The listings that were read on this device, for `isSeen`; none before the page is hydrated. */
export const useSeenHomes = (): string => useSyncExternalStore(subscribe, read, () => '');
