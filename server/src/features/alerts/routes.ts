import { ALERTS_MAX } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { holdAccount } from '../account/ways-in.ts';
import { canonical, isSame } from './criteria.ts';
import { deleteAlert, findAlerts, insertAlert, type StoredAlert, updateAlert } from './queries.ts';
import { stopAlerts } from './unsubscribe.ts';

const tooMany = {
  ko: `새 집 알림은 ${ALERTS_MAX}개까지 받을 수 있어요. 쓰지 않는 알림을 지운 뒤 다시 눌러 주세요.`,
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
      const channels = [...new Set(body.channels)];
      const values = { ...body, channels, criteria: canonical(body.criteria) };
      const all = await findAlerts(tx, caller.id);
      const same = all.find(
        (alert) => alert.topic === values.topic && isSame(alert.criteria, values.criteria),
      );
      if (same) {
        const changed = await updateAlert(tx, caller.id, same.id, {
          channels,
          mode: body.mode,
          paused: false,
        });
        return present(changed ?? same);
      }
      if (all.length >= ALERTS_MAX) throw new Problem('conflict', { detail: tooMany });
      return present(await insertAlert(tx, caller.id, values));
    }),

  update: async ({ db, params, body, caller }) => {
    const alert = await updateAlert(db, caller.id, params.id, body);
    if (!alert) throw new Problem('not-found');
    return present(alert);
  },

  remove: async ({ db, params, caller }) => {
    if (!(await deleteAlert(db, caller.id, params.id))) throw new Problem('not-found');
  },

  unsubscribe: ({ body: { token }, ...services }) => stopAlerts(services, token),
});
