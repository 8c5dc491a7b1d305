import type { Event } from '@hanca/common/contract/events.ts';
import { isoDate } from '@hanca/common/dates.ts';
import type { EventState } from '@hanca/common/events.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { provinceIdOf, provinces } from '@hanca/common/regions.ts';
import { absoluteUrl, imageUrl, type SiteConfig } from '@hanca/common/site.ts';
import { paths } from '../../../paths.ts';
import { breadcrumbs, type Thing } from '../../../ui/json-ld.ts';

/** An event in the words of schema.org, and the list that it is in. */
export const thingsOf = (event: Event, state: EventState, site: SiteConfig): Thing[] => {
  const { title, content, place, host, startDate, endDate, deadline, seats, joined, fee } = event;
  const url = absoluteUrl(site, paths.event(event.id));
  const images = splitImages(event.images).map((path) => absoluteUrl(site, imageUrl(site, path)));
  return [
    {
      '@type': 'Event',
      name: title,
      description: content,
      url,
      startDate: isoDate(startDate),
      endDate: isoDate(endDate),
      eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place,
        address: {
          '@type': 'PostalAddress',
          streetAddress: place,
          addressRegion: provinces.find(({ id }) => id === provinceIdOf(event.regionId))?.code,
          addressCountry: 'CA',
        },
      },
      ...(images.length > 0 ? { image: images } : {}),
      organizer: { '@type': 'Organization', name: host },
      ...(seats > 0
        ? { maximumAttendeeCapacity: seats, remainingAttendeeCapacity: Math.max(0, seats - joined) }
        : {}),
      offers: {
        '@type': 'Offer',
        url,
        price: fee,
        priceCurrency: 'CAD',
        availability: `https://schema.org/${state === 'open' ? 'InStock' : 'SoldOut'}`,
        validThrough: isoDate(deadline ?? startDate),
      },
      inLanguage: 'ko',
    },
    breadcrumbs([
      { name: '행사', url: absoluteUrl(site, paths.events) },
      { name: title, url },
    ]),
  ];
};
