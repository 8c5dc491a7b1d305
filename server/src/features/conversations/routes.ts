import { createReadStream } from 'node:fs';
import { api } from '@hanca/common/contract/index.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { perDay } from '@hanca/common/limits.ts';
import type { Executor } from '../../db/executor.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { takeAttempt } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { countUnreadNotifications } from '../alerts/notifications.ts';
import { noteReading } from '../audits/note-reading.ts';
import { holdVisible } from '../realties/visible.ts';
import { putReport } from '../reports/queries.ts';
import { findMessages, lockMessage, setViewingAnswer } from './message-queries.ts';
import { presentConversation, presentMessage } from './present.ts';
import {
  countConversations,
  countUnread,
  findConversation,
  findConversations,
  isMember,
  isParty,
  lockConversation,
  putConversation,
  setBlocked,
  setMuted,
  setRead,
} from './queries.ts';
import { findReported, wasReported } from './reported.ts';
import { sendMessage } from './send.ts';

/** Beside the limit of all messages: of one member to one listing. */
const TO_ONE_LISTING = {
  kind: 'message-listing',
  ...perDay(5, {
    detail: {
      ko: '한 매물에는 하루에 5번까지 문의를 보낼 수 있어요. 답장을 기다려 주세요.',
      en: 'At most 5 messages a day about one listing. Wait for an answer.',
    },
  }),
};

const ownListing = {
  ko: '내가 올린 매물이라 문의를 보낼 수 없어요.',
  en: 'This is your own listing.',
};
const answered = {
  ko: '이미 답한 약속이에요.',
  en: 'This was answered already.',
};

const oneself = {
  ko: '나를 차단할 수는 없어요.',
  en: 'You cannot block yourself.',
};

/** Throws Problem 404 for who is not one of the two. */
const requireParty = async (db: Executor, id: number, caller: Caller): Promise<void> => {
  if (!(await isParty(db, id, caller.id))) throw new Problem('not-found');
};

const load = async ({ db, tokens }: Pick<Services, 'db' | 'tokens'>, id: number, { id: userId }: Caller) =>
  presentConversation(found(await findConversation(db, id, userId)), { userId, tokens });

const readingOf = (id: number, { id: userId }: Caller, ip: string) => ({
  ...{ userId, feature: 'conversations', recordId: id, ip },
  title: `문의 ${id}`,
});

export const conversationRoutes = serve(api.conversations, {
  open: ({ params, body: input, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const realty = await holdVisible(tx, params.id);
      if (realty.userId === caller.id) throw new Problem('conflict', { detail: ownListing });
      await takeAttempt(tx, TO_ONE_LISTING, `${caller.id}:${realty.id}`);
      const about = { realtyId: realty.id, listerId: realty.userId, askerId: caller.id };
      const conversation = found(await lockConversation(tx, await putConversation(tx, about), caller.id));
      return presentMessage(await sendMessage(tx, { ...services, caller, conversation, input }), caller.id);
    }),

  send: ({ params, body: input, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const conversation = found(await lockConversation(tx, params.id, caller.id));
      return presentMessage(await sendMessage(tx, { ...services, caller, conversation, input }), caller.id);
    }),

  list: async ({ db, tokens, query, caller: { id: userId } }) =>
    (await findConversations(db, userId, query)).map((row) => presentConversation(row, { userId, tokens })),

  count: ({ db, caller }) => countConversations(db, caller.id),

  unread: async ({ db, caller }) => ({
    messages: await countUnread(db, caller.id),
    notifications: await countUnreadNotifications(db, caller.id),
  }),

  one: ({ db, tokens, params, caller }) => load({ db, tokens }, params.id, caller),

  messages: async ({ db, params, query, caller }) => {
    await requireParty(db, params.id, caller);
    return (await findMessages(db, params.id, query)).map((row) => presentMessage(row, caller.id));
  },

  read: async ({ db, params, body, caller }) => {
    await requireParty(db, params.id, caller);
    await setRead(db, params.id, caller.id, body?.messageId);
  },

  update: ({ db, tokens, params, body: { muted, blocked }, caller }) =>
    db.transaction(async (tx) => {
      const conversation = found(await lockConversation(tx, params.id, caller.id));
      const other = conversation.listerId === caller.id ? conversation.askerId : conversation.listerId;
      if (muted !== undefined) await setMuted(tx, conversation, caller.id, muted);
      if (blocked !== undefined) await setBlocked(tx, caller.id, other, blocked);
      return load({ db: tx, tokens }, params.id, caller);
    }),

  block: async ({ db, params: { id }, caller }) => {
    if (id === caller.id) throw new Problem('conflict', { detail: oneself });
    if (!(await isMember(db, id))) throw new Problem('not-found');
    await setBlocked(db, caller.id, id, true);
  },

  unblock: ({ db, params, caller }) => setBlocked(db, caller.id, params.id, false),

  answerViewing: ({ params, body: { accepted }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      const conversation = found(await lockConversation(tx, params.id, caller.id));
      const proposal = await lockMessage(tx, conversation.id, params.messageId);
      if (!proposal?.viewingAt || proposal.fromUserId === caller.id) throw new Problem('not-found');
      // Who had no answer to the first try says the same again.
      if (proposal.viewingAccepted === accepted) return;
      if (proposal.viewingAccepted !== null) throw new Problem('conflict', { detail: answered });
      await setViewingAnswer(tx, proposal.id, accepted);
      const text = accepted ? '네, 그 시간에 만나요.' : '그 시간은 어려워요. 다른 시간을 알려 주세요.';
      await sendMessage(tx, { ...services, caller, conversation, input: { text } });
    }),

  image: async ({ db, store, params, query, caller, request, reply }) => {
    const { id, messageId, n } = params;
    const isTheirs = await isParty(db, id, caller.id);
    const isReading = !isTheirs && isAdmin(caller) && (await wasReported(db, id));
    if (isReading) await noteReading(db, readingOf(id, caller, request.ip));
    const [message] =
      isTheirs || isReading ? await findMessages(db, id, { after: messageId - 1, limit: 1 }) : [];
    const path = message?.id === messageId ? message.images[n] : undefined;
    if (path === undefined) throw new Problem('not-found');
    const file = found(await store.open(query.small ? imageVariant(path, 'small') : path, ''));
    reply.headers({ 'cache-control': 'private, no-store', 'content-length': file.bytes });
    reply.type(file.type).send(createReadStream(file.file));
  },

  report: async ({ db, params, body: { reason, text }, caller }) => {
    await requireParty(db, params.id, caller);
    await putReport(db, { conversationId: params.id, userId: caller.id, reason, text: text ?? '' });
  },

  reported: async ({ db, params: { id }, caller, request }) => {
    const conversation = found(await findReported(db, id));
    await noteReading(db, readingOf(id, caller, request.ip));
    return conversation;
  },
});
