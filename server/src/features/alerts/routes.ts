import { ALERTS_MAX } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { forgetRefusals, isFailing } from '../../mail/failing.ts';
import { findRecipient } from '../../mail/to-member.ts';
import { holdAccount } from '../account/ways-in.ts';
import { canonical, isSame } from './criteria.ts';
import { countNotifications, findNotifications, markRead, showThings } from './notifications.ts';
import {
  deleteAlert,
  findAlerts,
  findPreferences,
  insertAlert,
  putPreferences,
  type StoredAlert,
  updateAlert,
} from './queries.ts';
import { topics } from './topics/all.ts';
import { stopMails } from './unsubscribe.ts';

/** Beside criteria that no version takes, which the contract has refused before. */
const NOTHING = { key: '', facts: [], words: [], places: [] };

const tooMany = {
  ko: `알림은 ${ALERTS_MAX}개까지 받을 수 있어요. 쓰지 않는 알림을 지운 뒤 다시 눌러 주세요.`,
  en: `At most ${ALERTS_MAX} alerts. Remove some of them first.`,
};

const present = ({ id, topic, criteria, channels, mode, paused, createdAt }: StoredAlert): Alert => ({
  id,
  topic,
  criteria,
  channels,
  mode,
  paused,
  createdDate: toWireDate(createdAt),
});

export const alertRoutes = serve(api.alerts, {
  list: async ({ db, caller }) => (await findAlerts(db, caller.id)).map(present),

  create: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      // One after the other, so that two at once are no double and do not pass the limit.
      await holdAccount(tx, caller.id);
      const { topic, mode } = body;
      const channels = [...new Set(body.channels)];
      const criteria = canonical(body);
      const all = await findAlerts(tx, caller.id);
      const same = all.find((alert) => alert.topic === topic && isSame(topic, alert.criteria, criteria));
      if (same) {
        const changed = await updateAlert(tx, caller.id, same.id, { channels, mode, paused: false });
        return present(changed ?? same);
      }
      if (all.length >= ALERTS_MAX) throw new Problem('conflict', { detail: tooMany });
      const index = topics[topic].indexOf(criteria) ?? NOTHING;
      return present(await insertAlert(tx, caller.id, { topic, mode, channels, criteria, ...index }));
    }),

  update: async ({ db, params, body, caller }) => {
    const alert = await db.transaction((tx) => updateAlert(tx, caller.id, params.id, body));
    if (!alert) throw new Problem('not-found');
    return present(alert);
  },

  remove: async ({ db, params, caller }) => {
    if (!(await deleteAlert(db, caller.id, params.id))) throw new Problem('not-found');
  },

  unsubscribe: ({ body: { token }, ...services }) => stopMails(services, token),

  preferences: ({ db, caller }) => findPreferences(db, caller.id),

  prefer: ({ db, body, caller }) => db.transaction((tx) => putPreferences(tx, caller.id, body)),

  mailState: async ({ db, caller }) => {
    const recipient = (await findRecipient(db, caller.id))?.recipient;
    return { failing: Boolean(recipient && (await isFailing(db, recipient))) };
  },

  mailAgain: async ({ db, caller }) => {
    const recipient = (await findRecipient(db, caller.id))?.recipient;
    if (recipient) await forgetRefusals(db, recipient);
  },

  notifications: async ({ db, query, caller }) => {
    const rows = await findNotifications(db, caller.id, query);
    const shown = await showThings(db, rows);
    return rows.map(({ id, topic, subject, readAt, createdAt }) => {
      const { title = null, href = null } = shown.get(`${topic}:${subject}`) ?? {};
      return { id, topic, title, href, read: readAt !== null, createdDate: toWireDate(createdAt) };
    });
  },

  notificationCount: ({ db, caller }) => countNotifications(db, caller.id),

  read: ({ db, body, caller }) => markRead(db, caller.id, body.ids),
});
