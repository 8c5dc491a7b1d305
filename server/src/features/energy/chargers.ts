import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { membersOf } from '@hanca/common/areas.ts';
import type { Charger, ChargerFilter } from '@hanca/common/contract/energy.ts';
import type { Power } from '@hanca/common/energy.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isProvinceId } from '@hanca/common/regions.ts';
import { ageOf, copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import type { Point } from '../geo/tables.ts';
import { afdc, type StoredCharger } from './afdc.ts';
import { networkName } from './networks.ts';

/** All chargers that may be shown, and what is to be said of them; null where there are none. */
export const shownChargers = async (services: Pick<Services, 'db' | 'config'>) => {
  const copy = await copyOf<StoredCharger>(services, afdc);
  if (!copy) return null;
  const { rows, fetchedAt, mode } = copy;
  const age = ageOf(afdc, fetchedAt, new Date());
  if (age === 'gone' && mode === 'live') return null;
  const { title: source, page: sourcePage, attribution } = afdc;
  const stale = mode === 'demo' || age !== 'fresh';
  return {
    rows,
    credit: { source, sourcePage, attribution, stale, mode, fetchedAt: toWireDate(fetchedAt) },
  };
};
type Credit = NonNullable<Awaited<ReturnType<typeof shownChargers>>>['credit'];

/** Whether a charger is strong enough; null where nobody knows. */
const isStrong = ({ fast, power }: StoredCharger, least: Power): boolean | null => {
  if (least === 'fast') return (fast ?? 0) > 0;
  if (power !== null) return power >= Number(least);
  // Slow ones never have that much.
  return (fast ?? 0) > 0 ? null : false;
};

const isIn = (regionId: string): ((of: StoredCharger) => boolean) => {
  if (isProvinceId(regionId)) return (one) => one.regionId.startsWith(regionId);
  const members = membersOf([regionId]);
  return (one) => members.includes(one.regionId);
};

/** The chargers that a filter finds, and how many its least power leaves out since theirs is not known. */
export const filtered = (all: readonly StoredCharger[], filter: ChargerFilter) => {
  const { regionId, plugs = [], power, network } = filter;
  const inRegion = regionId && regionId !== ALL_REGIONS ? isIn(regionId) : null;
  const others = all.filter(
    (one) =>
      (!inRegion || inRegion(one)) &&
      (plugs.length === 0 || one.plugs.some((plug) => plugs.includes(plug))) &&
      (network === undefined || one.network === network),
  );
  if (!power) return { found: others, unknown: 0 };
  const strong = others.map((one) => isStrong(one, power));
  return {
    found: others.filter((_, index) => strong[index]),
    unknown: strong.filter((one) => one === null).length,
  };
};

/** In: `lat,lng`. */
export const pointOf = (near: string): Point => {
  const [lat = 0, lng = 0] = near.split(',').map(Number);
  return { lat, lng };
};

/** The nearest first, or fast ones with the most places first. */
export const ordered = (chargers: readonly StoredCharger[], near: Point | null) => {
  if (near) {
    return chargers
      .map((one) => ({ one, metres: Math.round(metresBetween(one, near)) }))
      .sort((a, b) => a.metres - b.metres || a.one.id - b.one.id);
  }
  const strength = ({ power, fast, slow }: StoredCharger) => [fast ?? 0, power ?? 0, slow ?? 0] as const;
  return chargers
    .map((one) => ({ one, metres: null }))
    .sort((a, b) => {
      const [ours, theirs] = [strength(a.one), strength(b.one)];
      const differing = ours.findIndex((value, index) => value !== theirs[index]);
      return differing < 0 ? a.one.id - b.one.id : (theirs[differing] ?? 0) - (ours[differing] ?? 0);
    });
};

export const presentCharger = (one: StoredCharger, metres: number | null, credit: Credit): Charger => ({
  ...one,
  city: cityById.get(one.regionId)?.name ?? '',
  networkName: networkName(one.network),
  metres,
  ...credit,
});
