import type { DropInList } from '@hanca/common/contract/drop-ins.ts';

/** What Toronto's drop-in sessions of a day are like. */
export const sampleDropIns = {
  ...{ state: 'shown', day: '2026-11-25', today: '2026-11-25', count: 1 },
  sessions: [
    {
      ...{ title: 'Lane Swim: Older Adult', kind: 'swim', day: '2026-11-25', start: '09:30', end: '10:30' },
      ...{ ageMin: 60, ageMax: null, reserved: true, placeId: 523 },
      ...{ place: 'Agincourt Community Recreation Centre', address: '31 Glen Watford Dr' },
    },
  ],
  kinds: [
    { value: 'swim', count: 1200 },
    { value: 'skate', count: 7 },
  ],
  places: [{ id: 523, name: 'Agincourt Community Recreation Centre' }],
  fetchedAt: { time: String(Date.parse('2026-11-25T12:00:00Z')) },
  credit: {
    source: '토론토시 오픈 데이터',
    sourcePage: 'https://open.toronto.ca/',
    attribution: 'Contains information licensed under the Open Government Licence – Toronto',
    ...{ stale: false, mode: 'live' },
  },
} satisfies DropInList;
