/** The page of BC's nominee program; among those of all pages it would be part of every first script. */
export const BC_PNP = '/immigration/bcpnp';
