import { browserSession } from '@hanca/common/session.ts';
import type { Call } from '../../deps.ts';
import { sessionStore } from '../../session/session-store.ts';

/** The member whose saved listings these are; undefined for nobody. */
let owner: number | undefined;
/** What the server has, as of the last fetch. */
let stored: ReadonlySet<number> = new Set();
/** What was sent to the server since, which an answer on its way may not know. */
const sent = new Map<number, boolean>();
/** What the member wants of a listing until the server knows it. */
const wanted = new Map<number, boolean>();
let fetching: Promise<void> | null = null;

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Starts anew when another member, or nobody, is signed in. */
const followSession = (): void => {
  const now = browserSession.user()?.userId;
  if (now === owner) return;
  owner = now;
  stored = new Set();
  sent.clear();
  wanted.clear();
  fetching = null;
  notify();
};

/** Ends following the session, once nobody shows a heart any more. */
let unfollow = () => {};

const onServer = (id: number): boolean => sent.get(id) ?? stored.has(id);
const has = (id: number): boolean => wanted.get(id) ?? onServer(id);

/** Sends the state of a heart until the server has it: taps meanwhile change it. */
const settle = async (call: Call, id: number, member: number | undefined): Promise<void> => {
  for (let saved = wanted.get(id); saved !== undefined; saved = wanted.get(id)) {
    const add = saved;
    await call((client) => (add ? client.saved.add : client.saved.remove)({ params: { id } }));
    if (owner !== member) return;
    sent.set(id, add);
    if (wanted.get(id) === add) wanted.delete(id);
  }
};

/**
 * Which listings the member of this browser has saved: fetched once for a visit, then changed here first and on
 * the server after. All hearts of a listing read it, so that they agree.
 */
export const savedStore = {
  has,

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) unfollow = sessionStore.subscribe(followSession);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unfollow();
    };
  },

  /** Fetches the saved ids once; after a failure the next heart that is shown tries again. */
  fetch: (call: Call): Promise<void> => {
    followSession();
    const member = owner;
    if (member === undefined) return Promise.resolve();
    fetching ??= call((client) => client.saved.ids()).then(
      (ids) => {
        if (owner !== member) return;
        stored = new Set(ids);
        notify();
      },
      () => {
        if (owner === member) fetching = null;
      },
    );
    return fetching;
  },

  /** After a listing was taken out elsewhere than by a heart. */
  removed: (id: number): void => {
    sent.set(id, false);
    notify();
  },

  /** Saves a listing, or no longer, at once; takes it back and throws what the call throws where that fails. */
  toggle: async (call: Call, id: number): Promise<void> => {
    followSession();
    const member = owner;
    const underWay = wanted.has(id);
    wanted.set(id, !has(id));
    notify();
    if (underWay) return;
    try {
      await settle(call, id, member);
    } catch (error) {
      if (owner === member) wanted.delete(id);
      throw error;
    } finally {
      notify();
    }
  },
};
