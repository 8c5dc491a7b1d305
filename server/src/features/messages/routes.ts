import { api } from '@hanca/common/contract/index.ts';
import type { Message } from '@hanca/common/contract/messages.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { DELETED_MESSAGE, LEFT_NAME } from '@hanca/common/leaving.ts';
import { perDay } from '@hanca/common/limits.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { takeAttempt } from '../../http/limits.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { holdVisible } from '../realties/visible.ts';
import { type MessageNews, messageNews } from './mail.ts';
import {
  countMessages,
  findMessage,
  findMessages,
  findReceived,
  holdSubject,
  insertMessage,
  type MessageRow,
} from './queries.ts';

/** Beside the limit of all messages: of one member to one listing. */
const TO_ONE_LISTING = {
  kind: 'message-listing',
  ...perDay(5, {
    detail: {
      ko: '한 매물에는 하루에 5번까지 메시지를 보낼 수 있어요. 답장을 기다려 주세요.',
      en: 'At most 5 messages a day about one listing. Wait for an answer.',
    },
  }),
};

const ownListing = {
  ko: '내가 올린 매물이라 메시지를 보낼 수 없어요.',
  en: 'This is your own listing.',
};

const gone = {
  ko: '탈퇴한 회원이라 답장을 보낼 수 없어요.',
  en: 'This member has left.',
};

const present = (row: MessageRow, caller: Caller): Message => {
  const mine = row.fromUserId === caller.id;
  return {
    id: row.id,
    realtyId: row.realtyId ?? 0,
    realtyTitle: row.realtyTitle ?? '',
    mine,
    otherName: mine ? row.toName : row.fromName,
    text: row.text || DELETED_MESSAGE,
    createdDate: toWireDate(row.createdAt),
  };
};

interface Sending {
  caller: Caller;
  toUserId: number;
  realty: MessageNews['realty'];
  text: string;
}

/** Stores a message and queues its mail. */
const send = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  { caller, toUserId, realty, text }: Sending,
): Promise<Message> => {
  const realtyId = realty?.id ?? null;
  const id = await insertMessage(tx, { realtyId, fromUserId: caller.id, toUserId, text });
  const news = messageNews({ senderName: caller.name, realty, text, publicUrl: services.config.publicUrl });
  await mailMember(tx, services, toUserId, news);
  const row = await findMessage(tx, id);
  if (!row) throw new Error('no message row');
  return present(row, caller);
};

/** Throws Problem 403 `unverified` for who has not verified their address, where mail can be sent to it. */
const requireVerified = (caller: Caller, { config }: Pick<Services, 'config'>): void => {
  if (config.smtpUrl !== null && caller.verifiedAt === null) throw new Problem('unverified');
};

export const messageRoutes = serve(api.messages, {
  create: ({ params, body: { text }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      requireVerified(caller, services);
      const { userId: toUserId, ...realty } = await holdVisible(tx, params.id);
      if (toUserId === caller.id) throw new Problem('conflict', { detail: ownListing });
      await takeAttempt(tx, TO_ONE_LISTING, `${caller.id}:${realty.id}`);
      return send(tx, services, { caller, toUserId, realty: { ...realty, visible: true }, text });
    }),

  reply: ({ params, body: { text }, caller, ...services }) =>
    services.db.transaction(async (tx) => {
      requireVerified(caller, services);
      const received = found(await findReceived(tx, params.id, caller.id));
      if (received.fromName === LEFT_NAME) throw new Problem('conflict', { detail: gone });
      const realty = await holdSubject(tx, received.realtyId);
      return send(tx, services, { caller, toUserId: received.fromUserId, realty, text });
    }),

  list: async ({ db, query, caller }) =>
    (await findMessages(db, caller.id, query)).map((row) => present(row, caller)),

  count: ({ db, caller }) => countMessages(db, caller.id),
});
