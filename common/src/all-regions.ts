/** The region id of the whole country. */
export const ALL_REGIONS = 'CA00';
