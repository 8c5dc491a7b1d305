// What comes by web push while no page of the site is open.

import type { PushText } from '@hanca/common/push.ts';
import type { Shown } from '../src/offline/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of what cannot be read; a browser shows a remark of its own where a push shows nothing. */
const UNREAD: PushText = {
  title: '한카 알림',
  body: '새 소식이 있어요.',
  path: '/mypage/notifications',
  tag: 'hanca',
};

const textOf = (data: PushMessageData | null): PushText => {
  try {
    return { ...UNREAD, ...data?.json() };
  } catch {
    return UNREAD;
  }
};

/** Shows a push, in the place of one with the same tag, and tells open pages of it. */
export const showPush = async (data: PushMessageData | null): Promise<void> => {
  const { title, body, path, tag } = textOf(data);
  await self.registration.showNotification(title, {
    ...{ body, tag, lang: 'ko' },
    ...{ icon: '/icons/192.png', badge: '/icons/192.png', data: { path } },
  });
  const shown: Shown = { kind: 'push', tag };
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    page.postMessage(shown);
  }
};

/** Opens what a push is about, in a page of the site that is open where there is one. */
export const openPush = async (notification: Notification): Promise<void> => {
  notification.close();
  const { path } = { ...UNREAD, ...notification.data };
  const url = new URL(path, location.origin);
  // Of the site alone, whatever was sent.
  const address = url.origin === location.origin ? url.href : `${location.origin}${UNREAD.path}`;
  const [page] = await self.clients.matchAll({ type: 'window' });
  const there = await page?.navigate(address).catch(() => null);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
};

/** What browsers say as they replace an address; some leave parts out. */
interface Replaced {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Gives the server the address that takes the place of another. Where that fails a page does so when it is opened. */
export const renewPush = async ({ oldSubscription: old, newSubscription }: Replaced): Promise<void> => {
  if (!old) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  await fetch('/v1/account/push/renewal', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old: { endpoint: old.endpoint, auth: old.toJSON().keys?.auth },
      subscription: { endpoint: subscription.endpoint, keys: subscription.toJSON().keys },
    }),
  });
};
