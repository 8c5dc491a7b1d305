import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { type Feed, FeedRefusal } from '../../feeds/feed.ts';
import { FETCH_FEEDS } from '../../feeds/jobs.ts';
import {
  type FeedState,
  findRefused,
  findSnapshots,
  findStates,
  type Snapshot,
  updateState,
} from '../../feeds/queries.ts';
import { modeOf } from '../../feeds/settings.ts';
import { ageOf } from '../../feeds/shown.ts';
import { takeAnswer, takeSample } from '../../feeds/take.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Served, serve } from '../../http/serve.ts';
import { queueNow } from '../../jobs/jobs.ts';
import type { Services } from '../../services.ts';

const present = (
  { config }: Services,
  feed: Feed,
  { paused, state, error, checkedAt, nextAt, blockedUntil, hasRefused }: FeedState,
  copy: Snapshot | undefined,
): FeedStatus => ({
  name: feed.name,
  title: feed.title,
  page: feed.page,
  attribution: feed.attribution,
  everyMinutes: feed.everyMinutes,
  mode: modeOf(config, feed.name),
  ...{ paused, state, error },
  checkedAt: toWireDate(checkedAt),
  nextAt: toWireDate(nextAt),
  blockedUntil: toWireDate(blockedUntil),
  origin: copy?.origin ?? 'none',
  count: copy?.count ?? 0,
  rows: copy?.rows.length ?? 0,
  sourceAt: toWireDate(copy?.sourceAt ?? null),
  fetchedAt: toWireDate(copy?.fetchedAt ?? null),
  age: ageOf(feed, copy?.sourceAt ?? copy?.fetchedAt ?? null, new Date()),
  warnings: copy?.warnings ?? [],
  changedFields: copy?.changedFields ?? '',
  fieldsChangedAt: toWireDate(copy?.fieldsChangedAt ?? null),
  hasRefused,
  takesRate: feed.ofRate !== undefined,
});

const notLive = {
  ko: '꺼 둔 피드예요. 설정(FEED_…)에서 켠 뒤에 할 수 있어요.',
  en: 'This feed is not on: see the settings FEED_….',
};
const blocked = {
  ko: '보내는 쪽에서 잠시 기다려 달라고 했어요. 그 시각이 지난 뒤에 다시 해 주세요.',
  en: 'The source wants no request yet.',
};

/** Reads and takes an answer that staff have looked at; why it is not taken is said in its own words. */
const takeLooked = async ({ db }: Services, feed: Feed, text: string): Promise<void> => {
  try {
    await takeAnswer(db, feed, { text, origin: 'staff', looked: true }, new Date());
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    throw new Problem('conflict', { detail: { ko: error.message, en: error.message } });
  }
};

/** What the trail of staff shows: what they can change of a feed. */
const stateOf =
  (feeds: readonly Feed[]): Served['state'] =>
  async ({ db, params }) => {
    const { name } = params as { name: string };
    if (!feeds.some((feed) => feed.name === name)) return null;
    const [state] = await findStates(db, [name]);
    const [copy] = await findSnapshots(db, [name]);
    return { name, paused: state?.paused ?? false, origin: copy?.origin ?? 'none', count: copy?.count ?? 0 };
  };

/** The board on which staff watch over feeds. In: all feeds that there are. */
export const feedRoutes = (feeds: readonly Feed[]): Served[] => {
  const named = (name: string): Feed => found(feeds.find((feed) => feed.name === name) ?? null);
  const stateNow = async ({ db }: Services, { name }: Feed): Promise<FeedState> =>
    found((await findStates(db, [name]))[0] ?? null);
  const state = stateOf(feeds);

  const served = serve(api.feeds, {
    list: async (services) => {
      const names = feeds.map(({ name }) => name);
      const states = await findStates(services.db, names);
      const copies = await findSnapshots(services.db, names);
      return feeds.flatMap((feed) => {
        const one = states.find(({ name }) => name === feed.name);
        const copy = copies.find((snapshot) => snapshot.feed === feed.name);
        return one ? [present(services, feed, one, copy)] : [];
      });
    },

    run: async (services) => {
      const { db, config, jobs, params } = services;
      const feed = named(params.name);
      const mode = modeOf(config, feed.name);
      if (mode === 'off') throw new Problem('conflict', { detail: notLive });
      if (mode === 'demo') return takeSample(db, feed, new Date());
      const { blockedUntil } = await stateNow(services, feed);
      if (blockedUntil && blockedUntil > new Date()) throw new Problem('conflict', { detail: blocked });
      await updateState(db, feed.name, { nextAt: new Date(), paused: false });
      await queueNow(jobs, db, FETCH_FEEDS);
    },

    replay: async (services) => {
      const feed = named(services.params.name);
      await takeLooked(services, feed, found(await findRefused(services.db, feed.name)));
    },

    pause: async ({ db, params, body }) => {
      const { name } = named(params.name);
      await updateState(db, name, { paused: body.paused });
    },

    rate: async (services) => {
      const feed = named(services.params.name);
      await takeLooked(services, feed, found(feed.ofRate?.(services.body) ?? null));
    },

    payload: (services) => takeLooked(services, named(services.params.name), services.body.text),
  });
  return served.map((one) => (one.endpoint.method === 'GET' ? one : { ...one, state }));
};
