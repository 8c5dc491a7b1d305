import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { DEAL_DONE, ROOM_RENT } from '@hanca/common/realties.ts';
import { absoluteUrl, imageUrl, type SiteConfig } from '@hanca/common/site.ts';
import { paths } from '../../../paths.ts';

const homeOf = (realty: RealtyDetail, site: SiteConfig): object => ({
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

/** A listing in the words of schema.org: the offer of a home for a price a month. */
export const jsonLdOf = (realty: RealtyDetail, site: SiteConfig): object => ({
  '@context': 'https://schema.org',
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
