import { MARK_LENGTH } from '@hanca/common/push.ts';
import type { Call } from '../../deps.ts';
import { type Shown, WORKER } from '../../offline/messages.ts';
import { addressHere, noteAddress } from './here.ts';

/** Whether this browser can take pushes; an iPhone can where the site was added to the home screen. */
export type Support = 'ready' | 'denied' | 'home-screen' | 'none';

/** An iPad says that it is a Mac. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const supportHere = (): Support => {
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What the list of browsers calls one with such an address. */
export const markOf = async (address: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))).slice(0, MARK_LENGTH);

const managerHere = async (): Promise<PushManager> => {
  await navigator.serviceWorker.register(WORKER);
  return (await navigator.serviceWorker.ready).pushManager;
};

/** Whether a subscription is to this key of the server; a browser may not say. */
const isOfKey = ({ options: { applicationServerKey: own } }: PushSubscription, key: string): boolean =>
  !own || base64url(own) === key;

const register = async (member: number, key: string, call: Call): Promise<void> => {
  const manager = await managerHere();
  const before = await manager.getSubscription();
  // The server has another key now, with which it cannot send to the old address.
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  const { endpoint, keys } = (
    await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await call((client) => client.push.subscribe({ body }));
  noteAddress(member, body.endpoint);
};

/** Has this browser take pushes. In: the server's key. Out: false where its user does not let it; throws what failed. */
export const takeHere = async (member: number, key: string, call: Call): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register(member, key, call);
  return true;
};

/** Gives the server the address of this browser anew where that, or the server's key, has changed. What was removed from the list stays removed. */
export const keepHere = async (member: number, key: string, call: Call): Promise<void> => {
  const address = addressHere(member);
  if (address === null) return;
  const now = await (await managerHere()).getSubscription();
  if (now?.endpoint !== address || !isOfKey(now, key)) await register(member, key, call);
};

/** This browser takes none any more, for nobody. */
export const dropHere = async (member?: number): Promise<void> => {
  if (member) noteAddress(member, null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

/** Calls back with the tag of each push that this browser shows. Out: what ends that. */
export const onShown = (act: (tag: string) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<Shown>) => {
    if (data?.kind === 'push') act(data.tag);
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => navigator.serviceWorker?.removeEventListener('message', hear);
};
