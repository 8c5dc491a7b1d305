import { api } from '@hanca/common/contract/index.ts';
import { isStaff } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import { noteEvent } from '../account/events.ts';
import { requireOwner } from '../account/own-password.ts';
import { deleteOtherSessions } from '../account/session-queries.ts';
import { endJoinsOf } from '../golf-joins/end.ts';
import { lockAdmins, refreshListings } from '../users/queries.ts';
import { sendExport } from './export/send.ts';
import { leavingNews } from './mails.ts';
import { setLeaving, setStaying } from './queries.ts';

const lastAdmin = {
  ko: '마지막 관리자라서 탈퇴할 수 없어요. 먼저 다른 관리자를 정해 주세요.',
  en: 'You are the last admin. Name another one first.',
};

const tooLate = {
  ko: '되돌릴 수 있는 기간이 끝났어요.',
  en: 'It is too late to keep the account.',
};

export const farewellRoutes = serve(api.farewell, {
  export: async (context) => {
    await requireOwner(context);
    await sendExport(context);
    context.log.info({ event: 'data-exported', userId: context.caller.id });
  },

  deleteMe: async (context) => {
    const { db, caller, body, config, jobs, log, request } = context;
    await requireOwner(context, body.password);
    await db.transaction(async (tx) => {
      const admins = isStaff(caller) ? await lockAdmins(tx) : [];
      if (admins.length === 1 && admins[0] === caller.id)
        throw new Problem('conflict', { detail: lastAdmin });
      const deleteAt = await setLeaving(tx, caller.id);
      if (!deleteAt) return;
      await refreshListings(tx, caller.id);
      await endJoinsOf(tx, { config, jobs }, caller.id);
      await deleteOtherSessions(tx, caller.id, caller.sessionId);
      await mailMember(tx, { config, jobs }, caller.id, leavingNews(config.publicUrl, deleteAt));
      await noteEvent({ db: tx, log }, request, { event: 'leave', userId: caller.id });
    });
  },

  restore: ({ db, caller, log, request }) =>
    db.transaction(async (tx) => {
      if (caller.deleteAt === null) return;
      if (!(await setStaying(tx, caller.id))) throw new Problem('conflict', { detail: tooLate });
      await refreshListings(tx, caller.id);
      await noteEvent({ db: tx, log }, request, { event: 'stay', userId: caller.id });
    }),
});
