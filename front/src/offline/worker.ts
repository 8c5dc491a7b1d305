import { CACHES, type Greeting, type Message, type StoredFlyers, WORKER } from './messages.ts';

/** Browsers look for a new worker when a page is opened; an app that stays open asks so often. */
const ASK_AGAIN_MS = 3600_000;

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Lets the worker run. Where a browser refuses, nothing is stored and the site is as it is. */
export const startWorker = async (): Promise<void> => {
  const registration = await workers()
    ?.register(WORKER)
    .catch(() => undefined);
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - asked < ASK_AGAIN_MS) return;
    asked = performance.now();
    registration?.update().catch(() => undefined);
  });
};

/**
 * Whether the worker that serves the page is of the newest build; right after a release the one before still does, until
 * the new one takes over. False where that cannot be found out.
 */
export const isNewestWorker = async (): Promise<boolean> => {
  try {
    const registration = await workers()?.getRegistration();
    await registration?.update();
    return Boolean(registration && !registration.installing && !registration.waiting);
  } catch {
    return false;
  }
};

const remove = (names: readonly string[]): void => {
  if (!('caches' in window)) return;
  for (const name of names) caches.delete(name).catch(() => undefined);
};

/** Removes the worker and all that it stored, where the site is not to have one. */
export const removeWorker = async (): Promise<void> => {
  const registrations = (await workers()?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  remove(Object.values(CACHES));
};

/** Removes what tells what somebody has read. */
export const forgetRead = (): void => {
  remove([CACHES.pages, CACHES.pictures]);
  performance.clearResourceTimings();
};

/** The paths, with queries, of the pages that can be read without a connection. */
export const storedPages = async (): Promise<Set<string>> => {
  if (!('caches' in window)) return new Set();
  const requests = await (await caches.open(CACHES.pages)).keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return `${pathname}${search}`;
    }),
  );
};

/** Files of our own that have been fetched since it was last asked: each is told to the worker once. */
export const takeFetched = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  performance.clearResourceTimings();
  const ours = ['assets', 'images'].map((folder) => `${location.origin}/${folder}/`);
  return names.filter((name) => ours.some((start) => name.startsWith(start)));
};

export const tell = (message: Message): void => workers()?.controller?.postMessage(message);

/** Calls back with the worker's answer; never where there is no worker. */
const ask = <T>(message: Message, then: (answer: T) => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<T>) => then(data);
  workers()?.controller?.postMessage(message, [port2]);
};

export const greet = (then: (greeting: Greeting) => unknown): void => ask({ kind: 'hello' }, then);
export const storeFlyers = (then: (stored: StoredFlyers) => void): void => ask({ kind: 'flyers' }, then);

/** Calls back whenever another worker serves the page. Out: what ends that. */
export const onWorker = (act: () => void): (() => void) => {
  workers()?.addEventListener('controllerchange', act);
  return () => workers()?.removeEventListener('controllerchange', act);
};

/** Whether a worker serves the page. */
export const hasWorker = (): boolean => Boolean(workers()?.controller);
