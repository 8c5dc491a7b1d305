import { AMENITIES } from '@hanca/common/amenities.ts';
import { type RealtyInput, realtyInput } from '@hanca/common/contract/realty-input.ts';
import {
  AVAILABILITIES,
  buildYears,
  DEAL_DONE,
  IN_DEAL,
  LISTING_DAYS,
  RENT,
  ROOM_KINDS,
  ROOM_RENT,
} from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING, UTILITIES } from '@hanca/common/realty-codes.ts';
import { type City, cities } from '../server/src/features/geo/places.ts';
import { type Random, seeded } from './random.ts';
import * as words from './realty-words.ts';

/** A listing that nobody wrote, and what the server would know of it beside. */
interface MadeListing {
  input: RealtyInput;
  createdAt: Date;
  expiresAt: Date;
  hiddenReason: string | null;
  previousPrice: number | null;
}

const DAY_MS = 24 * 3600_000;

/** How often a home type is offered, its rent in CAD in a city of no fame, and its bedrooms. */
const homeTypes = [
  { value: 1, weight: 18, rent: 1700, bedrooms: [0, 1, 1, 2, 2, 3] },
  { value: 2, weight: 20, rent: 1900, bedrooms: [0, 1, 1, 2, 2, 3] },
  { value: 3, weight: 10, rent: 2800, bedrooms: [3, 3, 4, 5, 6] },
  { value: 4, weight: 9, rent: 2500, bedrooms: [2, 3, 3, 4] },
  { value: 5, weight: 3, rent: 2100, bedrooms: [2, 3] },
  { value: 6, weight: 12, rent: 1400, bedrooms: [1, 1, 2, 2, 3] },
  { value: 7, weight: 2, rent: 1800, bedrooms: [1, 2] },
  { value: 8, weight: 5, rent: 1400, bedrooms: [0] },
  { value: ROOM_RENT, weight: 16, rent: 800, bedrooms: [1] },
  { value: 10, weight: 4, rent: 1200, bedrooms: [1] },
  { value: 11, weight: 1, rent: 3200, bedrooms: [0] },
];
type HomeType = (typeof homeTypes)[number];

/** Picks by weight. */
const weighted = <T>(list: readonly T[], weightOf: (one: T) => number) => {
  let sum = 0;
  const upTo = list.map((one) => {
    sum += weightOf(one);
    return sum;
  });
  return (random: Random): T => {
    const at = random.next() * sum;
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return list[low] as T;
  };
};

const pickCity = weighted(cities, ({ population }) => population);
const pickHomeType = weighted(homeTypes, ({ weight }) => weight);

const code = <T extends { code: unknown }>(random: Random, table: readonly T[]): T['code'] =>
  random.pick(table).code;
const some = <T extends { code: string }>(random: Random, table: readonly T[], probability: number) =>
  table.filter(() => random.chance(probability)).map((one): T['code'] => one.code);

/** Sum of three, so that most homes are near the middle of the city. */
const spread = (random: Random) => (random.next() + random.next() + random.next()) / 1.5 - 1;

const location = (random: Random, city: City) => {
  // Up to 3 km from the middle of a town, up to 15 of a large city.
  const reach = 0.027 + 0.1 * Math.min(1, city.population / 1_000_000);
  const letter = () => random.pick([...'ABCEGHJKLMNPRSTVWXYZ']);
  const postal = `${random.pick([...'VMLTH'])}${random.whole(1, 9)}${letter()} ${random.whole(1, 9)}${letter()}${random.whole(1, 9)}`;
  const unit = random.chance(0.5) ? `${random.whole(101, 3204)}-` : '';
  return {
    address: `${unit}${random.whole(100, 19_999)} ${random.pick(words.streets)}, ${city.nameEn}, ${postal}`,
    locationBy: 'pin',
    location: {
      lat: Math.min(83, city.lat + spread(random) * reach),
      lng: city.lng + spread(random) * reach * 1.5,
    },
  };
};

const titleOf = (random: Random, city: City, type: HomeType, bedroom: number) => {
  const name = words.homeNames[type.value] ?? '';
  const rooms = type.value === ROOM_RENT || bedroom === 0 ? '' : `${bedroom}베드 `;
  const closer =
    type.value === ROOM_RENT
      ? random.pick(words.people)
      : random.pick(['렌트', '렌트해요', '임대', '입주하실 분']);
  return `${city.name} ${random.pick(words.openers)} ${rooms}${name} ${closer}${random.chance(0.4) ? `, ${random.pick(words.nearBy)}` : ''}`;
};

const contentOf = (random: Random, number: number) => {
  const chosen = random.shuffled(words.sentences).slice(0, random.whole(3, 9));
  const near = random.pick(words.nearBy);
  return `${near}이고 ${random.pick(words.openers)} 집이에요.\n\n${chosen.join(' ')}${number % 1000 === 907 ? ` ${words.RARE_SENTENCE}` : ''}`;
};

const images = (random: Random) =>
  Array.from({ length: random.chance(0.08) ? 0 : random.whole(1, 12) }, () => {
    const hash = Array.from({ length: 4 }, () =>
      Math.floor(random.next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
    return `/images/realty/2025/11/${hash.join('')}.jpg`;
  });

const availabilityOf = (random: Random, createdAt: Date) => {
  if (random.chance(0.1)) return {};
  const availability = random.chance(0.6) ? 'date' : code(random, AVAILABILITIES);
  if (availability !== 'date') return { availability };
  const day = createdAt.getTime() + random.whole(0, 90) * DAY_MS;
  return { availability, availableFrom: day - (day % DAY_MS) };
};

const inputOf = (random: Random, number: number, createdAt: Date): RealtyInput => {
  const city = pickCity(random);
  const type = pickHomeType(random);
  const bedroom = random.pick(type.bedrooms);
  const room = type.value === ROOM_RENT;
  const fame = 1 + 0.5 * Math.min(1, city.population / 600_000);
  const rent = type.rent * fame * (1 + 0.25 * Math.max(0, bedroom - 1)) * random.between(0.75, 1.35);
  const price = Math.round(rent / 50) * 50;
  const parking = random.chance(0.6) ? random.whole(1, 2) : 0;
  return realtyInput.parse({
    title: titleOf(random, city, type, bedroom),
    cityId: city.id,
    txType: type.value === 11 ? 5 : RENT,
    reType: type.value,
    price,
    bedroom,
    bathroom: Math.max(1, Math.round(bedroom * random.between(0.5, 1.1) * 2) / 2),
    area: Math.round((room ? 130 : 350 + bedroom * 320) * random.between(0.8, 1.4)),
    ...location(random, city),
    content: contentOf(random, number),
    images: images(random),
    furnished: random.chance(room ? 0.8 : 0.25),
    parking,
    ...(parking > 0 && random.chance(0.3) ? { parkingFee: random.pick([50, 75, 100, 150]) } : {}),
    facing: random.chance(0.5) ? code(random, FACINGS) : 0,
    ...(random.chance(0.5) ? { buildYear: random.pick(buildYears(new Date())) } : {}),
    options: Object.fromEntries(some(random, AMENITIES, 0.55).map((one) => [one, true])),
    ...availabilityOf(random, createdAt),
    ...(random.chance(0.7) ? { minTermMonths: random.pick([1, 3, 6, 12, 12, 12]) } : {}),
    ...(random.chance(0.8) ? { deposit: Math.round(price / 2) } : {}),
    utilities: some(random, UTILITIES, room ? 0.7 : 0.3),
    ...(random.chance(0.7) ? { pets: random.chance(0.7) ? 'none' : code(random, PETS) } : {}),
    ...(random.chance(0.7) ? { smoking: random.chance(0.8) ? 'none' : code(random, SMOKING) } : {}),
    ...(random.chance(0.7) ? { laundry: code(random, LAUNDRY) } : {}),
    ...(random.chance(0.4) ? { storey: random.whole(1, 35) } : {}),
    ...(room ? { roomKind: code(random, ROOM_KINDS) } : {}),
    ...(room && random.chance(0.6) ? { housemates: random.pick(words.housemates) } : {}),
    ...(room && random.chance(0.6) ? { houseRules: random.pick(words.houseRules) } : {}),
    ...(random.chance(0.85) ? { phone: `604-555-${String(random.whole(100, 9999)).padStart(4, '0')}` } : {}),
    status: random.chance(0.12) ? DEAL_DONE : IN_DEAL,
  });
};

/**
 * The listing of a number among `count`, the oldest first: the same for the same seed and day. Of 100 about 20 are not
 * renewed in time and one is hidden by staff.
 */
export const makeListing = (number: number, count: number, seed: number, now: number): MadeListing => {
  const random = seeded(seed, number);
  const age = number / count;
  // The oldest fifth is past its 60 days, evenly through time.
  const createdAt = new Date(now - (1 - age) * (LISTING_DAYS / 0.8) * DAY_MS);
  const input = inputOf(random, number, createdAt);
  return {
    input,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LISTING_DAYS * DAY_MS),
    hiddenReason: random.chance(0.01) ? '사진이 실제와 달라요' : null,
    previousPrice: random.chance(0.1) ? input.price + 100 : null,
  };
};
