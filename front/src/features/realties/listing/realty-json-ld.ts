import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { DEAL_DONE, ROOM_RENT } from '@hanca/common/realties.ts';
import { absoluteUrl, imageUrl, type SiteConfig } from '@hanca/common/site.ts';
import { paths } from '../../../paths.ts';
import { breadcrumbs, type Thing } from '../../../ui/json-ld.ts';

const homeOf = (realty: RealtyDetail, site: SiteConfig): Thing => ({
  '@type': realty.reType === ROOM_RENT ? 'Room' : 'Accommodation',
  name: realty.title,
  image: realty.images.map((path) => absoluteUrl(site, imageUrl(site, imageVariant(path, '600')))),
  numberOfBedrooms: realty.bedroom,
  numberOfBathroomsTotal: realty.bathroom,
  floorSize: { '@type': 'QuantitativeValue', value: realty.area, unitCode: 'FTK' },
  ...(realty.buildYear === null ? {} : { yearBuilt: realty.buildYear }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: realty.address,
    addressLocality: realty.cityName,
    addressRegion: realty.regionName,
    addressCountry: 'CA',
  },
  geo: { '@type': 'GeoCoordinates', latitude: realty.location.lat, longitude: realty.location.lng },
  ...(realty.pets === null ? {} : { petsAllowed: realty.pets !== 'none' }),
  amenityFeature: AMENITIES.filter(({ code }) => realty.options[code] !== undefined).map(
    ({ code, title }) => ({
      '@type': 'LocationFeatureSpecification',
      name: title,
      value: realty.options[code],
    }),
  ),
});

/** The offer of a home for a price a month. */
const offerOf = (realty: RealtyDetail, site: SiteConfig): Thing => ({
  '@type': 'Offer',
  name: realty.title,
  url: absoluteUrl(site, paths.realty(realty.id)),
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  price: realty.price,
  priceCurrency: 'CAD',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: realty.price,
    priceCurrency: 'CAD',
    unitCode: 'MON',
  },
  availability: `https://schema.org/${realty.status === DEAL_DONE ? 'SoldOut' : 'InStock'}`,
  ...(realty.availability === 'date' ? { availabilityStarts: isoDate(realty.availableFrom) } : {}),
  offeredBy: { '@type': 'Person', name: realty.userName },
  itemOffered: homeOf(realty, site),
});

/** A listing in the words of schema.org, and the lists that it is in. */
export const thingsOf = (realty: RealtyDetail, site: SiteConfig): Thing[] => {
  const { regionId, regionName, cityId, cityName, txTypeTitle } = realty;
  const listed = (name: string, filters = {}) => ({ name, url: absoluteUrl(site, paths.realties(filters)) });
  return [
    offerOf(realty, site),
    breadcrumbs([
      listed(txTypeTitle),
      listed(regionName, { regionId }),
      listed(cityName, { cityId }),
      { name: realty.title, url: absoluteUrl(site, paths.realty(realty.id)) },
    ]),
  ];
};
