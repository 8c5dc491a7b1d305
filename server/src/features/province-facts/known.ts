import { provinces } from '@hanca/common/regions.ts';
import type { Executor } from '../../db/executor.ts';
import { hasRules } from './profile.ts';
import { findProvinces } from './queries.ts';

/** The provinces of which something is known, by staff or by the rules that are reckoned with elsewhere. */
export const knownProvinces = async (db: Executor) => {
  const stored = await findProvinces(db);
  return provinces.filter(({ id }) => hasRules(id) || stored.includes(id));
};
