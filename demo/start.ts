// What `DEMO=1` adds to a start of the server.
import type { Services } from '../server/src/services.ts';
import { readContent } from './content.ts';
import { drawOnDemand, readDrawings } from './pictures.ts';
import { storeContent } from './store.ts';

/**
 * Fills an empty database with the demonstration, all or nothing, and takes up the drawing of its pictures wherever an
 * earlier start left it.
 * @returns Whether it was stored just now (false: there is content already, which stays as it is), and what draws the
 *   pictures that had no request yet, to be called once the server listens.
 * @throws With the name of the file, where one breaks a rule of the contract.
 */
export const startDemo = async (
  services: Services,
): Promise<{ stored: boolean; drawAll(): Promise<boolean> }> => {
  const drawings = readDrawings();
  const stored = await storeContent(services, readContent(), drawings);
  return { stored, drawAll: await drawOnDemand(services, drawings) };
};
