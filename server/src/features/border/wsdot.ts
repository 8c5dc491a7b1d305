import type { CrossingSlug, Lane } from '@hanca/common/border.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal, jsonRecords } from '../../feeds/feed.ts';
import { storeWaits } from './queries.ts';
import { missingOf, newestOf, type StoredWait } from './wait.ts';

const crossing = z.object({
  CrossingName: z.string().min(1),
  /** Minutes; -1 for none. */
  WaitTime: z.int().min(-1).max(1440),
  Time: z.string(),
});

/** Those of trucks are left out. */
const NAMES: Record<string, [CrossingSlug, Lane]> = {
  I5: ['peace-arch', 'car'],
  I5Nexus: ['peace-arch', 'nexus'],
  SR543: ['pacific-highway', 'car'],
  SR543Nexus: ['pacific-highway', 'nexus'],
  SR539: ['aldergrove-lynden', 'car'],
  SR539Nexus: ['aldergrove-lynden', 'nexus'],
  SR9: ['abbotsford-sumas', 'car'],
  SR9Nexus: ['abbotsford-sumas', 'nexus'],
};

/** `/Date(1763228400000-0800)/`, of which the number is in UTC already, or ISO 8601 with its zone. */
const atOf = (written: string): string => {
  const ms = /^\/Date\((\d{1,14})(?:[+-]\d{4})?\)\/$/.exec(written)?.[1];
  const iso = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(written)
    ? Date.parse(written)
    : Number.NaN;
  const at = ms === undefined ? iso : Number(ms);
  if (Number.isNaN(at)) throw new FeedRefusal(`읽을 수 없는 시각이에요: ${written}`);
  return new Date(at).toISOString();
};

/** Waits into Canada lane by lane, by the roads of Washington. */
export const wsdot = defineFeed({
  name: 'wsdot',
  title: '워싱턴주 교통부(WSDOT)',
  page: 'https://wsdot.com/travel/real-time/border-crossings',
  attribution: 'Source: Washington State Department of Transportation (WSDOT)',
  url: (key) =>
    `https://www.wsdot.wa.gov/Traffic/api/BorderCrossings/BorderCrossingsREST.svc/GetBorderCrossingsAsJson?AccessCode=${encodeURIComponent(key)}`,
  needsKey: true,
  everyMinutes: 5,
  paceSeconds: 30,
  staleMinutes: 60,
  goneMinutes: 180,
  sample: new URL('samples/wsdot-border-crossings-sample.json', import.meta.url),
  records: jsonRecords(),
  record: crossing,
  rows: (all) => {
    const rows = all.flatMap(({ CrossingName, WaitTime, Time }): StoredWait[] => {
      const [slug, lane] = NAMES[CrossingName] ?? [];
      const at = atOf(Time);
      if (!slug || !lane) return [];
      const isKnown = WaitTime >= 0;
      return [
        {
          ...{ crossing: slug, direction: 'CA', lane, lanesOpen: null, hours: '', at },
          minutes: isKnown ? WaitTime : null,
          state: isKnown ? 'open' : 'unknown',
        },
      ];
    });
    const expected = [...new Set(Object.values(NAMES).map(([slug]) => slug))];
    return { rows, sourceAt: newestOf(rows), warnings: missingOf(rows, expected) };
  },
  taken: (tx, rows) => storeWaits(tx, 'wsdot', rows),
});
