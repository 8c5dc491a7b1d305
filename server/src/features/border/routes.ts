import { CROSSINGS, MAIN_SOURCES, ROAD_SEVERITIES, type WaitSource } from '@hanca/common/border.ts';
import type { Wait } from '@hanca/common/contract/border.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { Feed } from '../../feeds/feed.ts';
import { ageOf, type Copy, copyOf } from '../../feeds/shown.ts';
import { serve } from '../../http/serve.ts';
import { cbp } from './cbp.ts';
import { cbsa } from './cbsa.ts';
import { drivebc } from './drivebc.ts';
import { holidayOutlook } from './holidays.ts';
import { outlookOf } from './outlook.ts';
import { findUsualAt, findUsualIn } from './queries.ts';
import { slotsToday } from './slots.ts';
import type { StoredWait } from './wait.ts';
import { wsdot } from './wsdot.ts';

/** In the order in which they are believed: the agencies themselves first. */
const sources: Record<WaitSource, Feed<StoredWait>> = { cbsa, cbp, wsdot };

const names = new Map<string, string>(CROSSINGS.map(({ slug, name }) => [slug, name]));

const noOutlook = { usual: null, best: null };

/** What is too old to be of use says nothing but when it was; an example says what it is. */
const present = (source: WaitSource, copy: Copy<StoredWait>, now: Date): Wait[] =>
  copy.rows.map(({ at, minutes, state, lanesOpen, ...wait }) => {
    const feed = sources[source];
    const sourceAt = new Date(at);
    const age = ageOf(feed, sourceAt, now);
    const isShown = copy.mode === 'demo' || age !== 'gone';
    return {
      ...wait,
      name: names.get(wait.crossing) ?? '',
      ...(isShown ? { minutes, state, lanesOpen } : { minutes: null, state: 'unknown', lanesOpen: null }),
      source,
      sourceName: feed.title,
      sourcePage: feed.page,
      attribution: feed.attribution,
      ...noOutlook,
      sourceAt: toWireDate(sourceAt),
      fetchedAt: toWireDate(copy.fetchedAt),
      stale: age !== 'fresh',
      mode: copy.mode,
    };
  });

export const borderRoutes = serve(api.border, {
  list: async (services) => {
    const now = new Date();
    const read: Wait[] = [];
    for (const source of ['cbsa', 'cbp', 'wsdot'] as const) {
      const copy = await copyOf(services, sources[source]);
      if (copy) read.push(...present(source, copy, now));
    }
    // Beside what is of now an example would be taken for that.
    const live = read.filter(({ mode }) => mode === 'live');
    const all = live.length > 0 ? live : read;
    const slots = slotsToday(now);
    const usual = await findUsualIn(services.db, slots);
    return all.map((wait) => {
      // What is usual stands beside what is now, and only there.
      const isMain =
        wait.lane === 'car' && wait.source === MAIN_SOURCES[wait.direction] && wait.mode === 'live';
      const own = usual.filter(
        ({ crossing, direction }) => crossing === wait.crossing && direction === wait.direction,
      );
      return isMain ? { ...wait, ...outlookOf(own, slots) } : wait;
    });
  },

  roads: async (services) => {
    const now = new Date();
    const copy = await copyOf(services, drivebc);
    if (!copy) return [];
    const { mode, fetchedAt } = copy;
    const isExample = mode === 'demo';
    const age = ageOf(drivebc, fetchedAt, now);
    if (age === 'gone' && !isExample) return [];
    const { title: source, page: sourcePage, attribution } = drivebc;
    return copy.rows
      .filter(({ until }) => isExample || until === null || Date.parse(until) > now.getTime())
      .toSorted((a, b) => ROAD_SEVERITIES.indexOf(a.severity) - ROAD_SEVERITIES.indexOf(b.severity))
      .map(({ until: _until, updatedAt, ...event }) => ({
        ...event,
        updatedAt: toWireDate(new Date(updatedAt)),
        ...{ source, sourcePage, attribution, mode },
        fetchedAt: toWireDate(fetchedAt),
        stale: isExample || age !== 'fresh',
      }));
  },

  holidays: ({ db }) => holidayOutlook(db, new Date()),

  usual: async ({ db, params }) =>
    (await findUsualAt(db, params.crossing)).map(({ direction, slot, minutes, days }) => ({
      direction,
      weekday: Math.floor(slot / 24),
      hour: slot % 24,
      minutes,
      days,
    })),
});
