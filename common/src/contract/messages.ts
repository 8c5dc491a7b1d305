import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { idParams, paging, text, wireDate } from '../fields.ts';
import { perDay } from '../limits.ts';
import { MESSAGE_MAX } from '../text-limits.ts';

/** A message between a member and the lister of a home. */
export const messageInput = z.object({ text: text(1, MESSAGE_MAX, 'message.required') });

const message = z.object({
  id: z.number(),
  realtyId: z.number(),
  /** '' when the listing is gone. */
  realtyTitle: z.string(),
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  /** The name of the other side. */
  otherName: z.string(),
  text: z.string(),
  createdDate: wireDate,
});
export type Message = z.output<typeof message>;

/** All that a member writes, answers too. */
const limit = perDay(20, {
  shared: 'message',
  detail: {
    ko: '메시지는 하루에 20개까지 보낼 수 있어요. 내일 다시 보내 주세요.',
    en: 'At most 20 messages a day. Try again tomorrow.',
  },
});

/** Messages go on by e-mail; neither side learns the address of the other. */
export const messages = {
  create: post('/v1/command/realties/{id}/messages', {
    summary: 'Writes to the lister of a home, who gets it by e-mail',
    access: 'member',
    limit,
    params: idParams,
    body: messageInput,
    reply: message,
  }),
  reply: post('/v1/command/messages/{id}/replies', {
    summary: 'Answers a message that the caller got',
    access: 'member',
    limit,
    params: idParams,
    body: messageInput,
    reply: message,
  }),
  list: get('/v1/query/messages', {
    summary: "The caller's messages, sent and received, newest first",
    access: 'member',
    query: paging(['id'], 20),
    reply: z.array(message),
  }),
  count: get('/v1/query/messages/count', {
    summary: "Number of the caller's messages",
    access: 'member',
    reply: z.number(),
  }),
};
