import type { Charger } from '@hanca/common/contract/energy.ts';
import { PLUGS } from '@hanca/common/energy.ts';
import { dayText, monthsBetween } from '@hanca/common/immigration/days.ts';
import { distanceText } from '../distance.ts';

/** Nobody has looked at it for so long: it may look otherwise. */
const OLD_MONTHS = 18;

const titles = new Map<string, string>(PLUGS.map(({ code, title }) => [code, title]));

const placesText = ({ fast, slow, power }: Charger): string =>
  [
    fast && `급속 ${fast}대`,
    slow && `완속 ${slow}대`,
    power !== null && `최대 ${Number.isInteger(power) ? power : power.toFixed(1)} kW`,
  ]
    .filter(Boolean)
    .join(' · ') || '대수는 알려지지 않았어요';

const ALL_DAY = /^(?:available )?24 hours (?:daily|per day|a day)\.?$/i;

/** A charger as the list shows it. In: today as YYYY-MM-DD. */
export const forCharger = (one: Charger, today: string) => ({
  id: one.id,
  name: one.name,
  where: [one.address, one.city].filter(Boolean).join(', '),
  position: { lat: one.lat, lng: one.lng },
  distance: one.metres === null ? '' : distanceText(one.metres),
  plugs: one.plugs.map((plug) => titles.get(plug) ?? plug),
  places: placesText(one),
  isPowerKnown: one.power !== null,
  network: one.networkName,
  // In the source's own words where it says more than that.
  hours: ALL_DAY.test(one.hours) ? '24시간' : one.hours,
  isKoreanHours: ALL_DAY.test(one.hours),
  price: /^free\.?$/i.test(one.price) ? '무료' : one.price,
  isKoreanPrice: /^free\.?$/i.test(one.price),
  confirmed: one.confirmed ? `${dayText(one.confirmed)} 확인` : '확인한 날을 몰라요',
  isOld: !one.confirmed || monthsBetween(one.confirmed, today) >= OLD_MONTHS,
});
export type ChargerRow = ReturnType<typeof forCharger>;
