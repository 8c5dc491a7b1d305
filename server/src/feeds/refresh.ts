import type { Services } from '../services.ts';
import { type Feed, FeedRefusal } from './feed.ts';
import { TIMEOUT_MS } from './fetch.ts';
import { blockedFor, nextIn } from './pace.ts';
import { fetchPages, PAUSE_MS } from './pages.ts';
import { confirmSnapshot, type FeedState, findSnapshots, findStates, updateState } from './queries.ts';
import { keyOf, modeOf } from './settings.ts';
import { takeAnswer } from './take.ts';

/** What tests set: the time, chance (0 to 1), how long a host may take, and is left alone between two pages of one feed. */
export interface Clock {
  now(): Date;
  chance(): number;
  timeoutMs: number;
  pauseMs: number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  chance: () => Math.random(),
  timeoutMs: TIMEOUT_MS,
  pauseMs: PAUSE_MS,
};

interface One {
  feed: Feed;
  state: FeedState;
}

const hostOf = ({ feed }: One): string => new URL(feed.url('')).host;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Of the feeds of one host the one that waits longest, if any is due and the host is not pressed. */
const dueOf = (group: One[], now: Date): One | undefined => {
  const isPressed = group.some(
    ({ feed, state: { checkedAt, blockedUntil } }) =>
      (blockedUntil && blockedUntil > now) || (checkedAt && later(checkedAt, feed.paceSeconds * 1000) > now),
  );
  if (isPressed) return undefined;
  return group
    .filter(({ state }) => !state.paused && state.nextAt <= now)
    .sort((a, b) => a.state.nextAt.getTime() - b.state.nextAt.getTime())[0];
};

/** Fetches one feed. What is no answer to be taken is an outcome too. */
const fetchOne = async ({ db, config, stopping }: Services, feed: Feed, clock: Clock) => {
  const { name, megabytes } = feed;
  const [copy] = await findSnapshots(db, [name]);
  // A copy that did not come from there is no reason to be given nothing.
  const { etag, lastModified } = copy?.origin === 'live' ? copy : { etag: '', lastModified: '' };
  return fetchPages(feed, keyOf(config, name), clock.pauseMs, {
    ...{ etag, lastModified, stopping, megabytes },
    timeoutMs: clock.timeoutMs,
    userAgent: `Hanca/1.0 (+${config.publicUrl}; ${config.contactEmail})`,
  });
};

/** Fetches a feed, and writes down what became of it and when the next request may go out. */
const refresh = async (services: Services, { feed, state }: One, group: One[], clock: Clock) => {
  const { db, log, stopping } = services;
  const { name, everyMinutes } = feed;
  let text: string | null = null;
  try {
    const fetched = await fetchOne(services, feed, clock);
    if (stopping.aborted) return;
    const now = clock.now();
    const failures = fetched.kind === 'blocked' || fetched.kind === 'failed' ? state.failures + 1 : 0;
    const pace = { everyMinutes, failures, chance: clock.chance() };
    const change = { checkedAt: now, nextAt: later(now, nextIn(pace)), failures };
    if (fetched.kind === 'new') {
      text = fetched.text;
      await takeAnswer(db, feed, { ...fetched, origin: 'live' }, now);
      await updateState(db, name, change);
    } else if (fetched.kind === 'same') {
      await confirmSnapshot(db, name, now);
      await updateState(db, name, { ...change, state: 'same', error: '' });
    } else {
      log.warn({ feed: name, why: fetched.why }, 'a feed did not come');
      await updateState(db, name, { ...change, state: fetched.kind, error: fetched.why });
    }
    if (fetched.kind === 'blocked') {
      const blockedUntil = later(now, blockedFor(fetched.retryAfterMs, pace));
      for (const one of group) await updateState(db, one.feed.name, { blockedUntil });
    }
  } catch (error) {
    const isRefusal = error instanceof FeedRefusal;
    // A fault of ours is no reason to ask its host again at once.
    const failures = isRefusal ? 0 : state.failures + 1;
    const now = clock.now();
    const nextAt = later(now, nextIn({ everyMinutes, failures, chance: clock.chance() }));
    const why = isRefusal ? error.message : '받은 자료를 저장하지 못했어요.';
    const refused = { state: 'refused', error: why, refused: text, failures } as const;
    await updateState(db, name, { checkedAt: now, nextAt, ...refused });
    if (!isRefusal) throw error;
    log.warn({ feed: name, why }, 'the answer of a feed was not taken');
  }
};

/**
 * Sends at most one request to each host: for the feed of it that has waited longest, among those that are due. By one
 * process at a time, so that no host ever gets two at once.
 */
export const refreshDue = async (
  services: Services,
  feeds: readonly Feed[],
  clock: Clock = systemClock,
): Promise<void> => {
  const live = feeds.filter(({ name }) => modeOf(services.config, name) === 'live');
  const states = await findStates(
    services.db,
    live.map(({ name }) => name),
  );
  const all = live.flatMap((feed): One[] => {
    const state = states.find(({ name }) => name === feed.name);
    return state ? [{ feed, state }] : [];
  });
  const groups = Object.values(Object.groupBy(all, hostOf));
  const done = await Promise.allSettled(
    groups.map(async (group = []) => {
      const due = dueOf(group, clock.now());
      if (due) await refresh(services, due, group, clock);
    }),
  );
  const failures = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'feeds were not all fetched');
};
