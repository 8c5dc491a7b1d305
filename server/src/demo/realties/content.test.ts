import { exceedsDepositLimit } from '@hanca/common/deposit.ts';
import { ROOM_RENT } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { describe, expect, test } from 'vitest';
import { cityById } from '../../features/geo/places.ts';
import { publicAddress } from '../../features/realties/address.ts';
import { cityNames, provinceNames } from '../../features/realties/place-names.ts';
import { metresBetween } from '../../features/realties/point.ts';
import { demoMembers } from '../content.ts';
import { illustrate } from '../illustrations/illustrate.ts';
import { demoRealties, demoReports, demoSaves } from './content.ts';
import { realtyDraftOf } from './draft.ts';
import { realtyPictures } from './pictures.ts';

const now = new Date();

/** 상가/사무실: the rule for deposits is about homes. */
const OFFICE = 11;

const inMetroVancouver = new Set([
  '밴쿠버',
  '버나비',
  '코퀴틀람',
  '포트무디',
  '포트코퀴틀람',
  '써리',
  '화이트록',
  '랭리',
  '메이플리지',
  '리치몬드',
  '노스밴쿠버',
  '웨스트밴쿠버',
  '뉴웨스트민스터',
  '츠와센',
]);

describe('the demonstration listings', () => {
  test('are some seventy, most of them around Vancouver, with keys and titles of their own', () => {
    const places = demoRealties.map(({ cityId }) => cityById.get(cityId)?.name ?? '');
    expect(demoRealties.length).toBeGreaterThanOrEqual(60);
    expect(places).not.toContain('');
    expect(new Set(places).size).toBeGreaterThanOrEqual(25);
    expect(places.filter((name) => inMetroVancouver.has(name)).length).toBeGreaterThan(
      demoRealties.length / 2,
    );
    expect(new Set(demoRealties.map(({ key }) => key)).size).toBe(demoRealties.length);
    expect(new Set(demoRealties.map(({ title }) => title)).size).toBe(demoRealties.length);
  });

  test.each(demoRealties.map((realty) => [realty.key, realty] as const))(
    '%s keeps the contract',
    (_, realty) => {
      const { key: __, ...facts } = realty;
      const draft = realtyDraftOf(realty, [], now);
      expect(draft).toMatchObject({ title: facts.title, content: facts.content });
      const sentences = facts.content.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== '');
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(draft.availability === 'date').toBe((draft.availableFrom ?? 0) > 0);
      expect(draft.availableFrom ?? now.getTime() + 1).toBeGreaterThan(now.getTime());
      const { price, deposit } = draft;
      const regionId = facts.reType === OFFICE ? null : provinceIdOf(draft.cityId);
      expect(exceedsDepositLimit({ regionId, price, deposit })).toBe(false);
      expect(facts.roomKind !== undefined).toBe(facts.reType === ROOM_RENT);
      expect(demoMembers[facts.author]?.joinedDaysAgo).toBeGreaterThan(facts.daysAgo);
    },
  );

  test('lie near their cities, at numbers of whole blocks and reserved telephone numbers', () => {
    for (const { key, cityId, address, location, phone } of demoRealties) {
      const city = cityById.get(cityId);
      expect(city && metresBetween(city, location), key).toBeLessThan(25_000);
      expect(address, key).toMatch(/^(?:\d{3,4}-)?\d+00 \D*\d*/);
      expect(phone ?? '604-555-0100', key).toMatch(/^\d{3}-555-01\d\d$/);
      const shown = publicAddress(address, cityNames(cityId), provinceNames(provinceIdOf(cityId)));
      expect(shown, key).toBe(address.replace(/^(?:\d+-)?\d+00 /, ''));
    }
  });

  test('show every home type, kind of room, availability and other fact', () => {
    const seen = <T>(pick: (realty: (typeof demoRealties)[number]) => T) => new Set(demoRealties.map(pick));
    expect([...seen(({ reType }) => reType)].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(seen(({ roomKind }) => roomKind)).toEqual(
      new Set([undefined, 'master', 'second', 'den', 'solarium', 'living']),
    );
    expect(seen(({ availability }) => availability)).toEqual(new Set(['now', 'date', 'negotiable']));
    expect(seen(({ facing = 0 }) => facing).size).toBe(9);
    expect(seen(({ pets }) => pets)).toContain('allowed');
    expect(seen(({ smoking }) => smoking)).toContain('outside');
    expect(seen(({ laundry }) => laundry)).toContain('none');
    expect(seen(({ bedroom }) => bedroom)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(demoRealties.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(4);
    expect(
      demoRealties.filter(({ previousPrice = 0, price }) => previousPrice > price).length,
    ).toBeGreaterThan(0);
    expect(demoRealties.filter(({ pictures }) => pictures.length === 0).length).toBeGreaterThanOrEqual(2);
    const owners = Map.groupBy(demoRealties, ({ author }) => author);
    expect([...owners.values()].filter((own) => own.length >= 3).length).toBeGreaterThanOrEqual(3);
  });

  test('have a first picture of their own and show none twice', () => {
    const pictures = realtyPictures(demoRealties);
    const key = (picture: object) => JSON.stringify(picture);
    const firsts = pictures.flatMap(([first]) => (first ? [key(first)] : []));
    const others = pictures.flatMap(([, ...rest]) => rest.map(key));
    expect(new Set([...firsts, ...others]).size).toBe(firsts.length + new Set(others).size);
    const distinct = new Map(pictures.flat().map((picture) => [key(picture), picture]));
    // Drawing them is most of what a first start with the demonstration takes.
    expect(distinct.size).toBeLessThan(160);
    const drawn = [...distinct.values()].map(({ kind, seed }) => illustrate(kind, seed));
    expect(new Set(drawn).size).toBe(distinct.size);
    for (const own of pictures) expect(new Set(own.map(key)).size).toBe(own.length);
  });

  test('are saved and reported by members who are there', () => {
    const keys = new Set(demoRealties.map(({ key }) => key));
    for (const { realty, members } of demoSaves) {
      expect(keys).toContain(realty);
      for (const place of members) expect(demoMembers[place], realty).toBeDefined();
    }
    expect(new Set(demoReports.map(({ status }) => status))).toEqual(new Set([0, 1]));
    for (const { realty, author, daysAgo } of demoReports) {
      const reported = demoRealties.find(({ key }) => key === realty);
      expect(reported?.author, realty).not.toBe(author);
      expect(reported?.daysAgo, realty).toBeGreaterThanOrEqual(daysAgo);
      expect(demoMembers[author]?.joinedDaysAgo, realty).toBeGreaterThan(daysAgo);
    }
  });
});
