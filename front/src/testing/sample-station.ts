import type { PricedStation } from '@hanca/common/contract/fuel-stations.ts';

const time = { time: String(Date.parse('2026-11-20T20:00:00Z')) };

/** A station with two prices of regular petrol and one of diesel. */
export const sampleStation: PricedStation = {
  ...{ id: 7, title: '예시 주유소', brand: '별빛', address: '1 Example St', regionId: 'CA595911606' },
  ...{ location: { lat: 49.23, lng: -123 }, hours: '24시간', membership: false, source: '간판' },
  ...{ createdDate: time, updatedDate: time, city: '버나비', metres: null },
  prices: [
    { grade: 'regular', kind: 'card', cents: 181.9, seenDate: time, by: 'members', members: 2 },
    { grade: 'regular', kind: 'cash', cents: 178.9, seenDate: time, by: 'staff', members: 0 },
    { grade: 'diesel', kind: 'card', cents: 189.9, seenDate: time, by: 'members', members: 3 },
  ],
};
