import { api } from '@hanca/common/contract/index.ts';
import type { PushSubscriptionInput } from '@hanca/common/contract/push.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { MARK_LENGTH, TEST_TAG } from '@hanca/common/push.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { isPoint } from '../../push/vapid.ts';
import { storesOffline } from '../../web/service-worker.ts';
import { requireSession } from '../account/session-queries.ts';
import { hashToken } from '../account/tokens.ts';
import { visitorOf } from '../account/visitor.ts';
import { holdAccount } from '../account/ways-in.ts';
import {
  deleteDevice,
  findDevice,
  findDevices,
  forgetAddress,
  noteSent,
  putDevice,
  replaceDevice,
  spreadPush,
} from './queries.ts';

/** Calls are answered within three seconds. */
const TEST_WITHIN_MS = 2500;
/** Seconds for which a trial is kept: who tries is there. */
const TEST_TTL = 60;

const checkKeys = ({ keys }: PushSubscriptionInput, path: string): void => {
  if (!isPoint(keys.p256dh)) throw fieldProblem(path, 'push.key');
};

export const pushRoutes = serve(api.push, {
  list: async ({ db, config, vapid, caller }) => ({
    // Pushes are received by the worker that stores pages for reading offline.
    key: storesOffline(config) ? vapid.publicKey : null,
    devices: (await findDevices(db, caller.id)).map(({ id, device, endpoint, createdAt, sentAt }) => ({
      id,
      device,
      mark: hashToken(endpoint).slice(0, MARK_LENGTH),
      createdDate: toWireDate(createdAt),
      sentDate: sentAt && toWireDate(sentAt),
    })),
  }),

  subscribe: async ({ db, log, body, caller, request }) => {
    checkKeys(body, 'keys.p256dh');
    const { device } = await visitorOf(log, request);
    await db.transaction(async (tx) => {
      await holdAccount(tx, caller.id);
      await requireSession(tx, caller);
      await putDevice(tx, caller, body, device);
    });
  },

  renew: async ({ db, body: { old, subscription } }) => {
    checkKeys(subscription, 'subscription.keys.p256dh');
    const isKnown = await db.transaction((tx) => replaceDevice(tx, old, subscription));
    if (!isKnown) throw new Problem('not-found');
  },

  spread: ({ db, caller }) => spreadPush(db, caller.id),

  test: async ({ db, params, caller, sendPush, stopping }) => {
    const target = found(await findDevice(db, caller.id, params.id));
    const text = {
      title: '한카 시험 알림',
      body: '이 기기에서 알림을 받을 수 있어요.',
      path: '/mypage/alerts',
      tag: TEST_TAG,
    };
    const within = AbortSignal.any([stopping, AbortSignal.timeout(TEST_WITHIN_MS)]);
    const { outcome } = await sendPush(target, { text, ttl: TEST_TTL, urgent: true }, within);
    if (outcome === 'gone') await forgetAddress(db, target);
    if (outcome === 'sent') await noteSent(db, target.id);
    return { outcome };
  },

  remove: async ({ db, params, caller }) => {
    if (!(await deleteDevice(db, caller.id, params.id))) throw new Problem('not-found');
  },
});
