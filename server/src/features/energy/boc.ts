import { z } from 'zod';
import { defineFeed, FeedRefusal, jsonRecords } from '../../feeds/feed.ts';

/** What a US dollar was worth on a day. */
export interface StoredRate {
  /** YYYY-MM-DD. */
  day: string;
  /** Canadian dollars. */
  cad: number;
  /** Whose it is, where staff have entered it. */
  source?: string;
}

/** Canadian dollars that a US dollar can be worth. */
const LEAST = 0.8;
const MOST = 2.5;

const observation = z.object({
  d: z.iso.date(),
  FXUSDCAD: z.object({ v: z.string().regex(/^\d\.\d{2,6}$/), source: z.string().min(1).optional() }),
});

/**
 * The daily rate of the Bank of Canada, published by 16:30 Eastern on banking days. The example is made up: no answer of the source is
 * at hand, its form is that of the documentation of Valet.
 */
export const boc = defineFeed({
  name: 'boc',
  title: '캐나다 중앙은행 환율',
  page: 'https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/',
  attribution: 'Source: Bank of Canada',
  url: () => 'https://www.bankofcanada.ca/valet/observations/FXUSDCAD/json?recent=1',
  everyMinutes: 6 * 60,
  paceSeconds: 60,
  // Over a long weekend there is none for four days.
  staleMinutes: 5 * 24 * 60,
  goneMinutes: 21 * 24 * 60,
  sample: new URL('samples/boc-usd-cad-made-up.json', import.meta.url),
  ofRate: ({ day, cad, source }) =>
    JSON.stringify({ observations: [{ d: day, FXUSDCAD: { v: cad.toFixed(4), source } }] }),
  records: jsonRecords('observations'),
  record: observation,
  rows: (all) => {
    const rows = all.map(({ d: day, FXUSDCAD: { v, source } }): StoredRate => {
      const cad = Number(v);
      if (cad < LEAST || cad > MOST) throw new FeedRefusal(`있을 수 없는 환율이에요: ${v}`);
      return { day, cad, ...(source && { source }) };
    });
    const newest =
      rows
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? '';
    return { rows, sourceAt: new Date(`${newest}T00:00:00Z`) };
  },
});
