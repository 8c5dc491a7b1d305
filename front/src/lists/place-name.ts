import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { provinceName } from '@hanca/common/regions.ts';
import type { Call } from '../deps.ts';

/** The name of a province, an area or a city; '' for the whole country. Fails with 404 for what is no place. */
export const readPlaceName = async (call: Call, id: string | undefined): Promise<string> => {
  if (!id || id === ALL_REGIONS) return '';
  const province = provinceName(id);
  return province ?? (await call((client) => client.geo.place({ params: { id } }))).name;
};
