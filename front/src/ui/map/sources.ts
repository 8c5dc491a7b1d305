// What a map says in its corner, as those demand whose data it shows.

/** openstreetmap.org/copyright */
export const OSM = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** scripts/map-data/README.md */
export const CITY_OF_VANCOUVER =
  '<a href="https://opendata.vancouver.ca/pages/licence/">City of Vancouver</a>';
export const GEONAMES = '<a href="https://www.geonames.org">GeoNames</a>';
