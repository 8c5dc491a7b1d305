import { shownAt } from '@hanca/common/clocks.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { GRADES, type Grade, SURVEYED } from '@hanca/common/energy.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal } from '../../feeds/feed.ts';
import { storeAverages } from './queries.ts';

/** What a litre cost in a city on average in a week. */
export interface StoredAverage {
  regionId: string;
  grade: Grade;
  /** The Tuesday that ends the week, YYYY-MM-DD. */
  week: string;
  /** Per litre, with all taxes. */
  cents: number;
}

const DAY_MS = 24 * 3600_000;

/** A week is known by the day that ends it, up to so many days ahead. */
const AHEAD_DAYS = 8;

const item = z.object({
  title: z.string().min(1).max(60),
  description: z.string().regex(/^\$\d\.\d{1,4}$/),
  pubDate: z.string().regex(/^Tue, \d{2} [A-Z][a-z]{2} \d{4}$/),
});

const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element, '' where it is missing. */
const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(\w+);/g, (whole, letter: string) => LETTERS[letter] ?? whole)
    .trim();

/** The items of RSS, whose channel says what they are prices of. Throws FeedRefusal. */
const itemsOf = (text: string, product: RegExp): Record<string, string | undefined>[] => {
  const whole = text.replace(/^\uFEFF/, '').trim();
  if (!/^(?:<\?xml[^>]*>\s*)?<rss[\s>]/.test(whole) || !whole.endsWith('</rss>'))
    throw new FeedRefusal('RSS가 아니에요.');
  const [head = '', ...parts] = whole.split('<item>');
  if (!product.test(textIn(head, 'description') ?? ''))
    throw new FeedRefusal(`다른 연료예요: ${textIn(head, 'description') ?? ''}`);
  return parts.map((part) => {
    const end = part.indexOf('</item>');
    if (end < 0) throw new FeedRefusal('끝나지 않은 항목이 있어요.');
    const inside = part.slice(0, end);
    const names = [...inside.matchAll(/<(\w+)>/g)].flatMap(([, name]) => name ?? []);
    return Object.fromEntries(names.map((name) => [name, textIn(inside, name)]));
  });
};

/** `Tue, 06 Oct 2026` as YYYY-MM-DD. Throws FeedRefusal where that is no Tuesday. */
const dayOf = (written: string): string => {
  const at = Date.parse(`${written} 00:00:00 GMT`);
  const day = Number.isNaN(at) ? null : new Date(at);
  if (day?.getUTCDay() !== 2 || !written.includes(` ${String(day.getUTCDate()).padStart(2, '0')} `))
    throw new FeedRefusal(`읽을 수 없는 날짜예요: ${written}`);
  return day.toISOString().slice(0, 10);
};

/** Cents that a litre can cost. */
const LEAST = 40;
const MOST = 500;

const centsOf = (written: string): number => {
  const cents = Math.round(Number(written.slice(1)) * 1000) / 10;
  if (cents < LEAST || cents > MOST) throw new FeedRefusal(`있을 수 없는 값이에요: ${written}`);
  return cents;
};

const names = new Map<string, string>(SURVEYED.map(({ nameEn, regionId }) => [nameEn, regionId]));

interface Fuel {
  name: string;
  grade: Grade;
  /** Its number at the source, and what the channel calls it. */
  productId: number;
  product: RegExp;
  sample: string;
}

const titleOf = (grade: Grade): string => GRADES.find(({ code }) => code === grade)?.title ?? '';

const averagesOf = ({ name, grade, productId, product, sample }: Fuel) =>
  defineFeed({
    name,
    title: `캐나다 천연자원부(NRCan) ${titleOf(grade)}`,
    page: `https://www2.nrcan.gc.ca/eneene/sources/pripri/prices_bycity_e.cfm?productID=${productId}`,
    attribution: 'Source: Natural Resources Canada, from a survey by Kalibrate',
    url: () => {
      const year = new Date(shownAt(Date.now(), TIME_ZONE)).getUTCFullYear();
      const locations = SURVEYED.map(({ location }) => location).join(',');
      return `https://www2.nrcan.gc.ca/eneene/sources/pripri/webfeed_e.cfm?priceYear=${year}&productID=${productId}&locationID=${locations}`;
    },
    everyMinutes: 12 * 60,
    paceSeconds: 60,
    // The newest week ends up to a week ahead.
    staleMinutes: 9 * 24 * 60,
    goneMinutes: 35 * 24 * 60,
    // In January there are few weeks of its year.
    mayShrink: true,
    sample: new URL(`samples/${sample}`, import.meta.url),
    records: (text) => itemsOf(text, product),
    record: item,
    rows: (items, now) => {
      const rows = items.flatMap(({ title, description, pubDate }): StoredAverage[] => {
        const regionId = names.get(title.replace('Montréal', 'Montreal'));
        const week = dayOf(pubDate);
        if (Date.parse(week) > now.getTime() + AHEAD_DAYS * DAY_MS)
          throw new FeedRefusal(`앞선 날짜예요: ${pubDate}`);
        const cents = centsOf(description);
        return regionId ? [{ regionId, grade, week, cents }] : [];
      });
      if (rows.length === 0) throw new FeedRefusal('아는 도시가 없어요.');
      const newest = Math.max(...rows.map(({ week }) => Date.parse(week)));
      const missing = SURVEYED.filter(({ regionId }) => rows.every((row) => row.regionId !== regionId));
      return {
        rows,
        sourceAt: new Date(Math.min(newest, now.getTime())),
        warnings:
          missing.length > 0 ? [`찾지 못한 곳: ${missing.map(({ nameEn }) => nameEn).join(', ')}`] : [],
      };
    },
    taken: storeAverages,
  });

/** Regular petrol. The example is made up: no answer of the source with it is at hand. */
export const nrcan = averagesOf({
  name: 'nrcan',
  grade: 'regular',
  productId: 1,
  product: /regular/i,
  sample: 'nrcan-regular-made-up.xml',
});

export const nrcanDiesel = averagesOf({
  name: 'nrcan_diesel',
  grade: 'diesel',
  productId: 5,
  product: /diesel/i,
  sample: 'nrcan-diesel-2026-10-06.xml',
});
