import { cityAround } from './areas.ts';

/** Cities whose residents count as residents of each other: the City and the District of North Vancouver have one commission (NVRC). */
const TOGETHER = [['CA596090785', 'CA598533869']];

/**
 * Whether who lives in one city registers as a resident in another. A part of a city counts as the city. Cities may ask
 * for a proof of address, and may have agreements that are not written down here.
 */
export const isResidentOf = (city: string, home: string): boolean => {
  const [there, here] = [cityAround(city) ?? city, cityAround(home) ?? home];
  return there === here || TOGETHER.some((group) => group.includes(there) && group.includes(here));
};
