import { exceedsDepositLimit } from '@hanca/common/deposit.ts';
import { FIRST_DAYS, LIFE } from '@hanca/common/post-types.ts';
import { ROOM_RENT } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../server/src/features/geo/metres.ts';
import { cityById, isKnownRegion } from '../server/src/features/geo/places.ts';
import { publicAddress } from '../server/src/features/realties/address.ts';
import { cityNames, provinceNames } from '../server/src/features/realties/place-names.ts';
import { screenText } from '../server/src/features/screening/text-rules.ts';
import { readContent } from './content.ts';
import { readDrawings, withSvg } from './pictures.ts';
import { realtyInputOf } from './store-realties.ts';

const { members, posts, realties, businesses, coupons, notices, headlines, saves, reports, conversations } =
  readContent();
const drawings = readDrawings();
const now = new Date();

const keysOf = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
const joined = new Map(members.map(({ name, joinedDaysAgo }) => [name, joinedDaysAgo]));
const distinct = <T>(list: readonly T[]) => new Set(list).size;

describe('the members', () => {
  test('have addresses at reserved domains, and names and addresses of their own', () => {
    expect(members.filter(({ staff }) => staff)).toHaveLength(1);
    expect(distinct(members.map(({ email }) => email))).toBe(members.length);
    expect(joined.size).toBe(members.length);
    for (const { email } of members) expect(email).toMatch(/^[a-z.]+@example\.(com|org)$/);
  });

  test('joined before they wrote, and are known wherever they are named', () => {
    for (const { author, daysAgo } of [...posts, ...realties, ...reports])
      expect(joined.get(author), author).toBeGreaterThan(daysAgo);
    for (const name of saves.flatMap(({ members: by = [] }) => by))
      expect([...joined.keys()]).toContain(name);
    for (const { firstHolder, claimed, key } of coupons)
      expect(firstHolder === undefined ? claimed : joined.get(firstHolder), key).toBeDefined();
  });
});

describe('the posts', () => {
  test('are of all thirteen types, three or more of each, and eight flyers', () => {
    const counts = Map.groupBy(posts, ({ postType }) => postType);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    for (const list of counts.values()) expect(list.length).toBeGreaterThanOrEqual(3);
    expect(counts.get(4)).toHaveLength(8);
    expect(distinct(posts.map(({ title }) => title))).toBe(posts.length);
    for (const { key, regionId } of posts) expect(isKnownRegion(regionId), key).toBe(true);
  });

  test('use all four content types, and are HTML where they say so and nowhere else', () => {
    expect(new Set(posts.map(({ contentType }) => contentType))).toEqual(new Set([0, 1, 2, 3]));
    for (const { key, content, contentType } of posts)
      expect(/<(p|h2|ul|ol|table)>/.test(content), key).toBe(contentType === 2);
  });

  test('show pictures where the view needs them: galleries one, flyers three to six pages', () => {
    for (const { key, contentType, postType, pictures } of posts) {
      if (contentType === 0) expect(pictures.length, key).toBeGreaterThan(0);
      if (postType !== 4) continue;
      expect(pictures.length, key).toBeGreaterThanOrEqual(3);
      expect(pictures.length, key).toBeLessThanOrEqual(6);
    }
  });

  test('name no phone number but the reserved ones', () => {
    const numbers = posts.flatMap(({ content }) => content.match(/\d{3}-\d{3,4}-\d{4}/g) ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^604-555-01\d\d$/);
  });
});

describe('the listings', () => {
  test('are at least sixty, in twenty-five places or more, with titles of their own', () => {
    const places = realties.map(({ cityId }) => cityById.get(cityId)?.name);
    expect(realties.length).toBeGreaterThanOrEqual(60);
    expect(places).not.toContain(undefined);
    expect(distinct(places)).toBeGreaterThanOrEqual(25);
    expect(distinct(realties.map(({ title }) => title))).toBe(realties.length);
  });

  test('keep the rules of the form', () => {
    for (const realty of realties) {
      const { key } = realty;
      const input = realtyInputOf(realty, [], now);
      expect(input.availability === 'date', key).toBe((input.availableFrom ?? 0) > 0);
      expect(input.availableFrom ?? now.getTime() + 1, key).toBeGreaterThan(now.getTime());
      const { txType, reType, price, deposit, cityId, address, location, phone } = input;
      const regionId = provinceIdOf(cityId);
      expect(exceedsDepositLimit({ regionId, txType, reType, price, deposit }), key).toBe(false);
      expect(input.roomKind !== undefined, key).toBe(input.reType === ROOM_RENT);
      const city = cityById.get(cityId);
      expect(city && metresBetween(city, location), key).toBeLessThan(25_000);
      expect(phone ?? '604-555-0100', key).toMatch(/^\d{3}-555-01\d\d$/);
      // Whole blocks, as nobody's address is.
      expect(address, key).toMatch(/^(?:\d{3,4}-)?\d+00 \D*\d*/);
      const shown = publicAddress(address, cityNames(cityId), provinceNames(provinceIdOf(cityId)));
      expect(shown, key).toBe(address.replace(/^(?:\d+-)?\d+00 /, ''));
    }
  });

  test('show every home type, kind of room, availability and other fact', () => {
    const seen = <T>(pick: (realty: (typeof realties)[number]) => T) => new Set(realties.map(pick));
    expect(seen(({ reType }) => reType).size).toBe(11);
    expect(seen(({ roomKind }) => roomKind).size).toBe(6);
    expect(seen(({ availability }) => availability)).toEqual(new Set(['now', 'date', 'negotiable']));
    expect(seen(({ facing = 0 }) => facing).size).toBe(9);
    expect(seen(({ bedroom }) => bedroom)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(realties.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(4);
    expect(realties.some(({ previousPrice = 0, price }) => previousPrice > price)).toBe(true);
    expect(realties.filter(({ pictures }) => pictures.length === 0).length).toBeGreaterThanOrEqual(2);
  });

  test('are saved and reported where they are there, and not by their owners', () => {
    for (const { realty } of saves) expect(keysOf(realties)).toContain(realty);
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([0, 1]));
    for (const { realty, author, daysAgo } of reports) {
      const reported = realties.find(({ key }) => key === realty);
      expect(reported?.author, realty).not.toBe(author);
      expect(reported?.daysAgo, realty).toBeGreaterThanOrEqual(Math.floor(daysAgo));
    }
  });
});

describe('the conversations', () => {
  test('are about listings that are there, with others than their owners, in the order of their messages', () => {
    for (const { realty, asker, messages } of conversations) {
      const home = realties.find(({ key }) => key === realty);
      expect(home, realty).toBeDefined();
      expect(home?.author, realty).not.toBe(asker);
      const days = messages.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(home?.daysAgo, realty).toBeGreaterThanOrEqual(days[0] ?? 0);
    }
  });
});

test('screening finds the listing and the conversation that are scams, and no others', () => {
  const raised = (text: string) => screenText(text).length > 0;
  const tooCheap = 'burnaby-metrotown-too-cheap';
  expect(realties.filter(({ content }) => raised(content)).map(({ key }) => key)).toEqual([tooCheap]);
  const found = conversations.filter(({ messages }) => messages.some(({ text }) => raised(text)));
  expect(found.map(({ realty }) => realty)).toEqual([tooCheap]);
});

describe('the coupons', () => {
  test('are of every shop, with codes of their own', () => {
    expect(new Set(coupons.map(({ business }) => business))).toEqual(keysOf(businesses));
    expect(distinct(coupons.map(({ code }) => code))).toBe(coupons.length);
    for (const { key, phone } of businesses) expect(phone, key).toMatch(/^(604-555-01\d\d)?$/);
  });

  test('are claimed and used as often as they allow', () => {
    for (const { key, claimed, used, totalQuantity = 0, startsInDays } of coupons) {
      expect(claimed, key).toBeLessThanOrEqual(Math.min(totalQuantity, members.length - 1));
      expect(used, key).toBeLessThanOrEqual(claimed);
      expect(claimed === 0, key).toBe(startsInDays > 0);
    }
  });
});

test('headlines name posts of their own category; the guides to the first thirty days come from any', () => {
  const byKey = new Map(posts.map((post) => [post.key, post]));
  for (const { postType, category, posts: keys } of headlines) {
    const isFirstDays = postType === LIFE && category === FIRST_DAYS;
    for (const key of keys)
      expect(byKey.get(key), key).toMatchObject(isFirstDays ? { key } : { postType, category });
  }
});

test('the newest notice, and no other, is pinned', () => {
  const oldestFirst = notices.toSorted((a, b) => b.daysAgo - a.daysAgo);
  expect(oldestFirst.map(({ pinned }) => pinned)).toEqual([false, false, true]);
});

describe('the pictures', () => {
  const records = [...posts, ...realties, ...businesses, ...coupons];

  test('are there where they are named, and each is used', () => {
    expect(new Set(records.flatMap(({ pictures }) => pictures))).toEqual(new Set(drawings.keys()));
  });

  test('appear once in a record; a listing has its first one to itself, and all else every one', () => {
    for (const { key, pictures } of records) expect(distinct(pictures), key).toBe(pictures.length);
    const [firsts, others] = [
      realties.flatMap((one) => one.pictures.slice(0, 1)),
      realties.flatMap((one) => one.pictures.slice(1)),
    ];
    const single = [
      ...firsts,
      ...new Set(others),
      ...[...posts, ...businesses, ...coupons].flatMap(({ pictures }) => pictures),
    ];
    expect(distinct(single)).toBe(single.length);
  });

  test('are whole drawings, each unlike the others, that need no font and nothing from elsewhere', () => {
    expect(distinct([...drawings.values()].map(({ hash }) => hash))).toBe(drawings.size);
    for (const [name, { svg }] of drawings) {
      const text = svg.toString();
      expect(text, name).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>\s*$/);
      expect(text, name).not.toMatch(/<(?:text|script|style|image|foreignObject)|href="(?!#)|url\((?!#)/);
    }
  });

  test('are read by the renderer in the size that they say', async () => {
    // One of twelve: each takes as long as all other tests of the content.
    const some = [...drawings].filter((_, index) => index % 12 === 0);
    await withSvg(async () => {
      for (const [name, { svg, width, height }] of some)
        expect(await sharp(svg).metadata(), name).toMatchObject({ format: 'svg', width, height });
    });
  });
});
