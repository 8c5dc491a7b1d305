import { zoneOf } from './zones.ts';

/** What the clocks of a zone show. Words come from here: those of Intl differ between versions of its data. */
const shownIn = (zone: string, ms: number) => {
  const format = new Intl.DateTimeFormat('ko-KR', {
    timeZone: zone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const parts = format.formatToParts(ms);
  const of = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const number = (wanted: Intl.DateTimeFormatPartTypes) => of(wanted).replaceAll(/\D/g, '');
  return {
    day: `${number('year')}년 ${number('month')}월 ${number('day')}일 (${of('weekday')})`,
    time: `${number('hour')}:${number('minute').padStart(2, '0')}`,
  };
};

/**
 * From when to when, by the clocks of where it is: '2026년 12월 5일 (토) 12:00 – 15:00'. In: milliseconds; without an end the
 * moment alone.
 */
export const eventTime = (regionId: string, start: number, end?: number): string => {
  const zone = zoneOf(regionId);
  const from = shownIn(zone, start);
  const begin = `${from.day} ${from.time}`;
  if (end === undefined) return begin;
  const to = shownIn(zone, end);
  return `${begin} – ${to.day === from.day ? '' : `${to.day} `}${to.time}`;
};
