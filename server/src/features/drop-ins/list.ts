import { shownAt } from '@hanca/common/clocks.ts';
import type { DropIn, DropInList } from '@hanca/common/contract/drop-ins.ts';
import { DROP_IN_AGES, DROP_IN_DAYS, DROP_IN_KINDS, type DropInKind } from '@hanca/common/drop-ins.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { modeOf } from '../../feeds/settings.ts';
import { ageOf, copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { type StoredPlace, type StoredSession, torontoDropIn, ZONE } from './toronto.ts';

const DAY_MS = 24 * 3600_000;

export interface DropInFilter {
  /** The start of a day in UTC, in milliseconds. */
  day?: number | undefined;
  kind?: DropInKind | undefined;
  age?: (typeof DROP_IN_AGES)[number]['code'] | undefined;
  placeId?: number | undefined;
}

type Shown = Pick<DropInList, 'state' | 'credit' | 'fetchedAt'> & { places: StoredPlace[] };

const shownOf = async (services: Pick<Services, 'db' | 'config'>, now: Date): Promise<Shown> => {
  const none = { credit: null, fetchedAt: null, places: [] };
  if (modeOf(services.config, torontoDropIn.name) === 'off') return { ...none, state: 'off' };
  const copy = await copyOf(services, torontoDropIn);
  if (!copy) return { ...none, state: 'waiting' };
  const { mode, rows } = copy;
  const fetchedAt = toWireDate(copy.fetchedAt);
  const isExample = mode === 'demo';
  const age = ageOf(torontoDropIn, copy.fetchedAt, now);
  if (age === 'gone' && !isExample) return { ...none, fetchedAt, state: 'old' };
  const { title: source, page: sourcePage, attribution } = torontoDropIn;
  const stale = isExample || age !== 'fresh';
  const credit = { source, sourcePage, attribution, mode, stale };
  return { state: 'shown', credit, fetchedAt, places: rows };
};

/** Whether it takes anybody of an age. */
const isFor = ({ ageMin, ageMax }: StoredSession, age: DropInFilter['age']): boolean => {
  const wanted = DROP_IN_AGES.find(({ code }) => code === age);
  return !wanted || ((ageMin ?? 0) <= wanted.to && (ageMax ?? Number.POSITIVE_INFINITY) >= wanted.from);
};

/** By time; at the same time by place and name. */
const inOrder = (a: DropIn, b: DropIn): number =>
  a.start.localeCompare(b.start) ||
  a.place.localeCompare(b.place) ||
  a.title.localeCompare(b.title) ||
  a.end.localeCompare(b.end);

/** The sessions of a day that are not over by the clocks of the city, with what a list of them is narrowed by. */
export const dropInsOf = async (
  services: Pick<Services, 'db' | 'config'>,
  filter: DropInFilter,
  now: Date,
): Promise<Omit<DropInList, 'count'>> => {
  const { state, credit, fetchedAt, places } = await shownOf(services, now);
  const clock = new Date(shownAt(now.getTime(), ZONE)).toISOString();
  const [today, time] = [clock.slice(0, 10), clock.slice(11, 16)];
  const last = new Date(Date.parse(today) + (DROP_IN_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const day = filter.day === undefined ? today : new Date(filter.day).toISOString().slice(0, 10);
  const isShown = day >= today && day <= last;
  const ofDay = places.flatMap(({ id: placeId, name: place, address, sessions }) =>
    sessions
      .filter((one) => isShown && one.day === day && (day > today || one.end > time))
      .map((one): DropIn => ({ ...one, placeId, place, address })),
  );
  const ofAnyKind = ofDay.filter(
    (one) => (!filter.placeId || one.placeId === filter.placeId) && isFor(one, filter.age),
  );
  const kinds = DROP_IN_KINDS.map(({ code }) => ({
    value: code,
    count: ofAnyKind.filter(({ kind }) => kind === code).length,
  }));
  return {
    ...{ state, credit, fetchedAt, day, today },
    sessions: ofAnyKind.filter(({ kind }) => !filter.kind || kind === filter.kind).sort(inOrder),
    kinds: kinds
      .filter(({ value, count }) => count > 0 || value === filter.kind)
      .sort((a, b) => b.count - a.count),
    places: places.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  };
};
