import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import type { Box } from './search-read.ts';

/** How many entries of the history have their maps remembered. */
const REMEMBERED = 20;

interface LeftMap {
  box: Box;
  pins: readonly RealtyPin[];
}

const maps = new Map<string, LeftMap>();

/** Maps as they were left, by the entries of the history: going back shows the same part with its pins. */
export const mapMemory = {
  get: (entry: string): LeftMap | undefined => maps.get(entry),
  clear: (): void => maps.clear(),
  set: (entry: string, left: LeftMap): void => {
    maps.delete(entry);
    maps.set(entry, left);
    const [oldest] = maps.keys();
    if (maps.size > REMEMBERED && oldest !== undefined) maps.delete(oldest);
  },
};
