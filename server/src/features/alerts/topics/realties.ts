import { wantedPlaces } from '@hanca/common/areas.ts';
import { alertFilter } from '@hanca/common/contract/alerts.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { money } from '@hanca/common/money.ts';
import { realtyPath } from '@hanca/common/public-paths.ts';
import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alerts } from '../../../db/schema/alerts.ts';
import { realties } from '../../../db/schema/realties.ts';
import { regionName } from '../../geo/places.ts';
import { wantedFacts, wantedWords } from '../../realties/search-terms.ts';
import { topicOf } from './topic.ts';

const isPlaceFact = (fact: string) => /^(?:region|city)=/.test(fact);

/** Of the index of listings the facts; its letters are shorter. */
const isFact = (term: string) => term.length > 2;

const transaction = (txType: number) => `tx=${txType}`;
const state = (status: number) => `status=${status}`;
const lister = (userId: number) => `user=${userId}`;

const bedroomsOf = (bedroom: number): string[] =>
  bedroom >= BEDROOMS_OPEN ? [`${BEDROOMS_OPEN}+`, String(bedroom)] : [String(bedroom)];

/** Where it looks and for how many bedrooms, '' for any: nearly all alerts say these. */
const keyOf = ({ bedroom = -1 }: RealtyFilter, places: readonly string[]): string => {
  const [place = ''] = places;
  const provinces = new Set(places.map(provinceIdOf));
  const around = provinces.size === 1 ? provinceIdOf(place) : '';
  const bedrooms = bedroom >= BEDROOMS_OPEN ? `${BEDROOMS_OPEN}+` : String(bedroom);
  return `${places.length === 1 ? place : around} ${bedroom < 0 ? '' : bedrooms}`;
};

/** Nothing has it: of places that have no place in common, and of a keyword without letters and digits. */
const NEVER = { key: 'never', facts: [], words: [], places: [] };

/** Criteria as numbers: what is missing is null, which narrows nothing. */
const wanted = (name: string): SQL => sql`(${alerts.criteria}->>${name}::text)::numeric`;
const atMost = (value: number, name: string) => sql`(${wanted(name)} >= ${value}::numeric) is not false`;
const atLeast = (value: number, name: string) => sql`(${wanted(name)} <= ${value}::numeric) is not false`;
/** What a listing does not state is not promised. */
const statedAtMost = (value: number | null, name: string) =>
  value === null ? sql`${wanted(name)} is null` : atMost(value, name);
const side = (at: number) => sql`(${alerts.criteria}->'bbox'->>${sql.raw(String(at))})::numeric`;

/** New homes that a search finds. Facts and words are those of the search's own index; figures are compared here. */
export const realtyTopic = topicOf({
  schema: alertFilter,

  indexOf: (filter) => {
    const { txType = 0, status = -1, userId, keyword } = filter;
    const words = keyword ? wantedWords(keyword)?.words : [];
    const places = wantedPlaces(filter) ?? [];
    const isNowhere = places.length === 0 && wantedPlaces(filter) !== null;
    if (!words || isNowhere) return NEVER;
    return {
      key: keyOf(filter, places),
      facts: [
        ...wantedFacts({ ...filter, txType: undefined }).filter((fact) => !isPlaceFact(fact)),
        ...(txType ? [transaction(txType)] : []),
        ...(status < 0 ? [] : [state(status)]),
        ...(userId === undefined ? [] : [lister(userId)]),
      ],
      words,
      places,
    };
  },

  find: async (db, subject) => {
    const { regionId, cityId, bedroom, txType, status, userId, terms, words, price, area } = realties;
    const { deposit, minTermMonths, stationMetres, publicLat, publicLng, availability, availableFrom } =
      realties;
    const [home] = await db
      .select({
        ...{ regionId, cityId, bedroom, txType, status, userId, terms, words, price, area, deposit },
        ...{ minTermMonths, stationMetres, publicLat, publicLng, availability, availableFrom },
      })
      .from(realties)
      .where(and(eq(realties.id, Number(subject)), realties.visible));
    if (!home) return null;
    const places = [home.regionId, home.cityId];
    const until = sql`(${alerts.criteria}->>'availableBefore')`;
    return {
      keys: ['', ...places].flatMap((place) => ['', ...bedroomsOf(home.bedroom)].map((n) => `${place} ${n}`)),
      facts: [
        ...home.terms.filter((term) => isFact(term) && !isPlaceFact(term)),
        ...[transaction(home.txType), state(home.status), lister(home.userId)],
      ],
      letters: home.words,
      places,
      userId: home.userId,
      where: and(
        atMost(home.price, 'priceMax'),
        atLeast(home.price, 'priceMin'),
        atLeast(home.area, 'areaMin'),
        statedAtMost(home.deposit, 'depositMax'),
        statedAtMost(home.minTermMonths, 'minTermMax'),
        statedAtMost(home.stationMetres, 'stationMax'),
        home.availability === 'now'
          ? undefined
          : sql`(${until} is null or (${until})::date >= ${home.availableFrom}::date)`,
        sql`(${side(0)} > ${home.publicLng}::float8 or ${side(1)} > ${home.publicLat}::float8 or ${side(2)} < ${home.publicLng}::float8 or ${side(3)} < ${home.publicLat}::float8) is not true`,
      ),
    };
  },

  show: async (db, subjects) => {
    const { id, title, price, cityId, visible } = realties;
    const rows = await db
      .select({ id, title, price, cityId })
      .from(realties)
      .where(and(inArray(id, subjects.map(Number)), visible));
    return new Map(
      rows.map((home) => [
        String(home.id),
        {
          title: `${money(home.price)} · ${regionName(home.cityId) ?? ''} · ${home.title}`,
          href: realtyPath(home.id),
        },
      ]),
    );
  },
});
