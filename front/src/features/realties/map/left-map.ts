import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { historyMemory, type Left } from '../../../history-memory.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { type Box, readBox } from '../search/search-query.ts';
import { areaOf } from './viewport.tsx';

type LeftMap = NonNullable<Left['map']>;

/** What the browser itself stores with an entry of its history, where it shows the entry with this key. */
const stateOf = (entry: string): object | null => {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' && state ? state : {};
  return ('key' in fields ? fields.key : 'default') === entry ? fields : null;
};

/** Anybody can change what a browser stores: only what makes sense to who reads now is taken. */
const readStored = (entry: string): LeftMap | undefined => {
  const state = stateOf(entry);
  const stored: unknown = state && 'map' in state ? state.map : null;
  if (!Array.isArray(stored)) return undefined;
  const [reader, area, chosen]: unknown[] = stored;
  const box = reader === sessionStore.reader() && typeof area === 'string' ? readBox(area) : null;
  return box ? { box, pins: [], chosen: typeof chosen === 'number' ? chosen : null } : undefined;
};

/** How the map of an entry of the history was left. */
export const readLeftMap = (entry: string): LeftMap | undefined =>
  historyMemory.get(entry)?.map ?? readStored(entry);

/** Remembers that; with the entry too, for after a reload or when a phone has dropped the page meanwhile. */
export const rememberMap = (
  entry: string,
  view: Box,
  pins: readonly RealtyPin[],
  chosen: number | null,
): void => {
  const area = areaOf(view);
  const box = readBox(area);
  if (!box) return;
  historyMemory.add(entry, { map: { box, pins, chosen } });
  const state = stateOf(entry);
  if (!state) return;
  try {
    window.history.replaceState({ ...state, map: [sessionStore.reader(), area, chosen] }, '');
  } catch {
    // Safari bears so many in a while; the next move stores it.
  }
};
