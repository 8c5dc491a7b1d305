import { isDay } from '@hanca/common/immigration/days.ts';
import { POOL_BANDS } from '@hanca/common/immigration/pool.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal, isAhead, jsonRecords } from '../../feeds/feed.ts';
import { announceRounds, ROUNDS_FEED, type StoredRound } from './queries.ts';

/** `5,000`, `300`. */
const count = z.string().regex(/^(?:\d{1,3}(?:,\d{3})+|\d{1,7})$/);

/** How many people have which scores: dd1 to dd18, of which dd3 and dd9 are sums of what follows, and dd18 is all. */
const BANDS = [
  ...(['dd1', 'dd2', 'dd3', 'dd4', 'dd5', 'dd6', 'dd7', 'dd8', 'dd9', 'dd10', 'dd11', 'dd12'] as const),
  ...(['dd13', 'dd14', 'dd15', 'dd16', 'dd17', 'dd18'] as const),
] as const;

const record = z
  .object({
    drawNumber: z.string().regex(/^\d{1,4}[a-z]?$/),
    drawDate: z.string().refine(isDay),
    drawName: z.string().trim().min(1).max(200),
    drawSize: count,
    drawCRS: z.string().regex(/^\d{1,4}$/),
    drawCutOff: z.string(),
    drawDistributionAsOn: z.string(),
    ...(Object.fromEntries(BANDS.map((name) => [name, count])) as Record<
      (typeof BANDS)[number],
      typeof count
    >),
  })
  .refine(({ drawCRS }) => Number(drawCRS) <= 1200, { path: ['drawCRS'] });
type Raw = z.output<typeof record>;

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** As YYYY-MM-DD; '' for no day that there is. In: the month in English. */
const written = (month = '', date = '', year = ''): string => {
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const day = `${year}-${number}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : '';
};

/** `August 3, 2026` as YYYY-MM-DD. Throws FeedRefusal. */
const dayOf = (text: string): string => {
  const [, month, date, year] = /^(\w+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const day = written(month, date, year);
  if (day === '') throw new FeedRefusal(`읽을 수 없는 날짜예요: ${text}`);
  return day;
};

/** Written by hand, in many ways: `October 11, 2025 at 14:55:49 UTC`, `July 3rd 2026 at 21:35:13 UTC`. */
const MOMENT =
  /^([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th|a)?[.,]? ?(\d{4}),? *(?:at)? *(\d{1,2}:\d{2}:\d{2})(?: [AP]M)?(?: UTC)?$/;

const tieBreakOf = (text: string): string | null => {
  const [, month, date, year, time = ''] = MOMENT.exec(text.trim()) ?? [];
  const at = Date.parse(`${written(month, date, year)}T${time.padStart(8, '0')}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** Null for no distribution; 'wrong' for one that does not add up. */
const poolOf = (raw: Raw): StoredRound['pool'] | 'wrong' => {
  const asOn = dayOf(raw.drawDistributionAsOn);
  const all = BANDS.map((name) => numberOf(raw[name]));
  const total = all.at(-1);
  if (total === 0) return null;
  const people = all.filter((_, index) => ![2, 8, 17].includes(index));
  const isRight =
    people.length === POOL_BANDS.length &&
    sum(all.slice(3, 8)) === all[2] &&
    sum(all.slice(9, 14)) === all[8] &&
    sum(people) === total;
  return isRight ? { asOn, people } : 'wrong';
};

/** More of them than this share are no slips of the pen: then the fields are others. */
const WRONG_MOST = 0.05;

/** Rounds of invitations of Express Entry, by Canada's immigration department, since the first of 2015. */
export const ircc = defineFeed({
  name: ROUNDS_FEED,
  title: '캐나다 이민부(IRCC)',
  page: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/rounds-invitations.html',
  attribution: 'Source: Immigration, Refugees and Citizenship Canada (IRCC)',
  url: () => 'https://www.canada.ca/content/dam/ircc/documents/json/ee_rounds_123_en.json',
  everyMinutes: 6 * 60,
  paceSeconds: 60,
  staleMinutes: 2 * 24 * 60,
  goneMinutes: 60 * 24 * 60,
  sample: new URL('samples/ee_rounds_123_en-2026-08-07.json', import.meta.url),
  records: jsonRecords('rounds'),
  record,
  rows: (rounds, now) => {
    const numbers = rounds.map(({ drawNumber }) => drawNumber);
    if (new Set(numbers).size < numbers.length) throw new FeedRefusal('같은 회차가 두 번 있어요.');
    const ahead = rounds.find(({ drawDate }) => isAhead(new Date(drawDate), now));
    if (ahead) throw new FeedRefusal(`앞선 날짜예요: ${ahead.drawDate}`);
    const wrong: string[] = [];
    const rows = rounds.map((raw): StoredRound => {
      const pool = poolOf(raw);
      if (pool === 'wrong') wrong.push(raw.drawNumber);
      return {
        number: raw.drawNumber,
        date: raw.drawDate,
        name: raw.drawName,
        invitations: numberOf(raw.drawSize),
        crs: Number(raw.drawCRS),
        tieBreak: tieBreakOf(raw.drawCutOff),
        pool: pool === 'wrong' ? null : pool,
      };
    });
    if (wrong.length > rows.length * WRONG_MOST) throw new FeedRefusal('점수 분포의 합이 맞지 않아요.');
    const newestFirst = rows.toSorted(
      (a, b) => b.date.localeCompare(a.date) || b.number.localeCompare(a.number, 'en', { numeric: true }),
    );
    const [newest] = newestFirst;
    // What is wrong with old ones stays so: staff can do nothing about it.
    const warnings =
      newest && wrong.includes(newest.number) ? [`점수 분포의 합이 달라요: ${newest.number}회`] : [];
    // Weeks may pass between two rounds: what counts is when the list was fetched.
    return { rows: newestFirst, sourceAt: null, warnings };
  },
  taken: announceRounds,
});
