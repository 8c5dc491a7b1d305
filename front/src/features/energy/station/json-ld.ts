import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';
import { breadcrumbs, type Thing } from '../../../ui/json-ld.ts';
import { STATIONS } from '../energy-paths.ts';
import type { loadStation } from './loader.ts';

type Station = Exclude<Awaited<ReturnType<typeof loadStation>>, Response>;

/** A station in the words of schema.org, and the list that it is in. */
export const thingsOf = (station: Station, site: SiteConfig): Thing[] => {
  const url = absoluteUrl(site, station.path);
  return [
    {
      '@type': 'GasStation',
      name: station.title,
      url,
      address: {
        '@type': 'PostalAddress',
        streetAddress: station.address,
        addressLocality: station.city,
        addressCountry: 'CA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: station.position.lat, longitude: station.position.lng },
    },
    breadcrumbs([
      { name: '주유소', url: absoluteUrl(site, STATIONS) },
      { name: station.title, url },
    ]),
  ];
};
