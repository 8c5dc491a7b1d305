import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import type { Box } from './features/realties/search/search-query.ts';
import { sessionStore } from './session/session-store.ts';

/** How many entries of the history are remembered. */
const REMEMBERED = 30;

/** What an entry of the history showed. */
export interface Left {
  /** Its address, and its data by route. */
  page?: { address: string; data: Record<string, unknown> };
  /** The part of the map that was in view, with its pins, and the listing that was chosen. */
  map?: { box: Box; pins: readonly RealtyPin[]; chosen: number | null };
}

const entries = new Map<string, Left>();
let reader: number | string | null = null;

/** Forgets everything when somebody else reads: pages show owners more of their listings than others. */
const followSession = (): void => {
  const now = sessionStore.reader();
  if (now === reader) return;
  reader = now;
  entries.clear();
};

/** What pages and maps showed to who reads now, by the entries of the history: going back shows it again at once. */
export const historyMemory = {
  get: (entry: string): Left | undefined => {
    followSession();
    return entries.get(entry);
  },

  /** Remembers more of an entry; the one that changed longest ago goes when there are too many. */
  add: (entry: string, left: Left): void => {
    followSession();
    const before = entries.get(entry);
    entries.delete(entry);
    entries.set(entry, { ...before, ...left });
    const [oldest] = entries.keys();
    if (entries.size > REMEMBERED && oldest !== undefined) entries.delete(oldest);
  },

  clear: (): void => entries.clear(),

  /** From here on a change of the session empties it at once. */
  watchSession: (): (() => void) => sessionStore.subscribe(followSession),
};
