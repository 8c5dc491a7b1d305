const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** In place of a zone: the clocks of whoever reads, which only their browser knows; an old one may be an hour off. */
export const OWN_CLOCKS = 'own';

/**
 * Zones that have given up the change of clocks, and by how many hours they are behind UTC since their last one, on 8 March 2026:
 * an older server or browser would be an hour off all winter. Source: IANA time zone database 2026c.
 */
const UNCHANGING: Readonly<Record<string, number>> = {
  'America/Vancouver': 7,
  'America/Edmonton': 6,
  'America/Yellowknife': 6,
};

/**
 * The name by which a database of zones of any age knows the clocks of a zone from now on: its own, or that of its offset where
 * they do not change any more ('Etc/GMT+7' is seven hours behind UTC).
 */
export const zoneName = (zone: string): string => {
  const hours = UNCHANGING[zone];
  return hours ? `Etc/GMT+${hours}` : zone;
};

/** How far a zone is behind UTC at a moment, where that is known without Intl. In and out: milliseconds. */
const behindAt = (ms: number, zone: string): number | undefined => {
  if (zone === OWN_CLOCKS) return new Date(ms).getTimezoneOffset() * MINUTE_MS;
  const hours = UNCHANGING[zone];
  // At two in the morning they became three.
  return hours && ms >= Date.UTC(2026, 2, 8, 3 + hours) ? hours * HOUR_MS : undefined;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
};

/** What the zone data of the runtime says. A browser needs 30 ms for its first question, so what can be known without is. */
const asked = (ms: number, zone: string): number => {
  const parts = formatOf(zone)
    .formatToParts(ms)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year, month, day, hour, minute }: Partial<Record<string, number>> = Object.fromEntries(parts);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute);
};

/** What the clocks of a zone show at a moment, to the minute, as if they were UTC's. In and out: milliseconds. */
export const shownAt = (ms: number, zone: string): number => {
  const behind = behindAt(ms, zone);
  return behind === undefined ? asked(ms, zone) : Math.floor((ms - behind) / MINUTE_MS) * MINUTE_MS;
};
