/** What petrol costs, and where electric cars charge: no first script of another page need know it. */
export const ENERGY = '/energy';
export const CHARGERS = `${ENERGY}/chargers`;
export const STATIONS = `${ENERGY}/stations`;
export const SUMS = `${ENERGY}/sums`;
