// What members write to each other about a home: one conversation for each listing and who inquires about it.

import { z } from 'zod';
import { del, get, patch, post, put } from '../endpoint.ts';
import { flag, id, idParams, paging, text, wireDate, wireInteger, writtenDate } from '../fields.ts';
import { MESSAGE_IMAGE_PATH } from '../images.ts';
import { perDay, perHour, REPORTS } from '../limits.ts';
import { MESSAGE_IMAGES_MAX, MESSAGE_MAX } from '../text-limits.ts';
import { listerFacts } from './realties.ts';
import { reportInput } from './reports.ts';

/** A message as it is sent: a text, photos that its writer has stored, a time to see the home. */
export const messageInput = z
  .object({
    text: text(0, MESSAGE_MAX, 'message.required'),
    images: z
      .array(z.string().regex(MESSAGE_IMAGE_PATH, { error: 'image.path' }))
      .max(MESSAGE_IMAGES_MAX)
      .optional(),
    /** When the home could be seen. */
    viewingDate: writtenDate.optional(),
  })
  .refine(({ text: written, images = [], viewingDate }) => written || images.length > 0 || viewingDate, {
    path: ['text'],
    error: 'message.required',
  });

const message = z.object({
  id: z.number(),
  conversationId: z.number(),
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  text: z.string(),
  /** Numbers of its photos, each for `image`. */
  images: z.array(z.number()),
  /** A time to see the home that its writer proposes, and what the other side says to it. */
  viewing: z.object({ date: wireDate, accepted: z.boolean().nullable() }).nullable(),
  createdDate: wireDate,
});
export type Message = z.output<typeof message>;

const conversation = z.object({
  id: z.number(),
  /** 0 when the listing is gone. */
  realtyId: z.number(),
  /** '' like all that is shown of the listing, when it is gone, and to the other side when staff have taken it down. */
  title: z.string(),
  thumbnail: z.string(),
  price: z.number(),
  /** Street and city. */
  address: z.string(),
  /** The state of the listing; null where the caller cannot see it (any more). */
  state: z.number().nullable(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  other: z.object({ id: z.number(), name: z.string(), left: z.boolean() }),
  /** What is known of the other side where it offers the home; null otherwise. */
  lister: listerFacts.nullable(),
  /** Messages that the caller has not seen. */
  unread: z.number(),
  lastMessage: z.string(),
  lastMine: z.boolean(),
  lastDate: wireDate,
  /** Whether the caller gets no mails about it. */
  muted: z.boolean(),
  /** Whether the caller wants to hear nothing of the other. */
  blocked: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

const person = z.object({ id: z.number(), name: z.string() });

const reported = z.object({
  id: z.number(),
  realtyId: z.number().meta({ title: '매물 ID' }),
  title: z.string().meta({ title: '매물' }),
  lister: person.meta({ title: '올린 사람' }),
  asker: person.meta({ title: '문의한 사람' }),
  messages: z.array(
    z.object({
      id: z.number(),
      fromUserId: z.number(),
      text: z.string(),
      images: z.array(z.number()),
      createdDate: wireDate,
    }),
  ),
});
export type ReportedConversation = z.output<typeof reported>;

const messageParams = idParams.extend({ messageId: wireInteger(1, Number.MAX_SAFE_INTEGER) });
const settings = perDay(200, { shared: 'conversation-settings' });

/** Messages go on by e-mail; neither side learns the address of the other. */
export const conversations = {
  open: post('/v1/command/realties/{id}/messages', {
    summary: 'Writes to the lister of a home, who gets it by e-mail; opens a conversation or continues it',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perDay(20, {
      detail: {
        ko: '새 문의는 하루에 20번까지 보낼 수 있어요. 내일 다시 보내 주세요.',
        en: 'You can write to listers 20 times a day. Try again tomorrow.',
      },
    }),
    params: idParams,
    body: messageInput,
    reply: message,
  }),
  send: post('/v1/account/conversations/{id}/messages', {
    summary: 'Continues a conversation',
    access: 'member',
    verified: true,
    publishes: true,
    limit: perDay(200, {
      detail: {
        ko: '문의는 하루에 200개까지 보낼 수 있어요. 내일 다시 보내 주세요.',
        en: 'At most 200 messages a day. Try again tomorrow.',
      },
    }),
    params: idParams,
    body: messageInput,
    reply: message,
  }),
  list: get('/v1/account/conversations', {
    summary: "The caller's conversations, newest first",
    access: 'member',
    query: paging(['lastDate'], 20),
    reply: z.array(conversation),
  }),
  count: get('/v1/account/conversations/count', {
    summary: "Number of the caller's conversations",
    access: 'member',
    reply: z.number(),
  }),
  unread: get('/v1/account/unread', {
    summary: 'What the caller has not seen yet: messages, and notifications',
    access: 'member',
    reply: z.object({ messages: z.number(), notifications: z.number() }),
  }),
  one: get('/v1/account/conversations/{id}', {
    summary: 'One conversation of the caller',
    access: 'member',
    params: idParams,
    reply: conversation,
  }),
  messages: get('/v1/account/conversations/{id}/messages', {
    summary: 'The newest messages of a conversation, or those before or after one, oldest first',
    access: 'member',
    params: idParams,
    query: z.object({
      after: wireInteger(0).optional(),
      before: wireInteger(1).optional(),
      limit: wireInteger(1, 100).optional().meta({ description: 'Default 50' }),
    }),
    reply: z.array(message),
  }),
  read: put('/v1/account/conversations/{id}/read', {
    summary: 'Says that the caller has seen the messages up to one, or all',
    access: 'member',
    limit: perHour(2000),
    params: idParams,
    body: z.object({ messageId: id.optional() }).nullish(),
    reply: z.void(),
  }),
  update: patch('/v1/account/conversations/{id}', {
    summary: 'Mails about it or none; blocks the other member or no longer',
    access: 'member',
    limit: settings,
    params: idParams,
    body: z.object({ muted: z.boolean().optional(), blocked: z.boolean().optional() }),
    reply: conversation,
  }),
  block: put('/v1/account/blocks/{id}', {
    summary: 'Blocks a member: no messages of theirs, and their comments are not shown',
    access: 'member',
    limit: settings,
    params: idParams,
    reply: z.void(),
  }),
  unblock: del('/v1/account/blocks/{id}', {
    summary: 'Blocks a member no longer',
    access: 'member',
    limit: settings,
    params: idParams,
    reply: z.void(),
  }),
  answerViewing: put('/v1/account/conversations/{id}/viewings/{messageId}', {
    summary: 'Accepts or declines a time to see the home that the other side has proposed',
    access: 'member',
    verified: true,
    publishes: true,
    limit: settings,
    params: messageParams,
    body: z.object({ accepted: z.boolean() }),
    reply: z.void(),
  }),
  image: get('/v1/account/conversations/{id}/messages/{messageId}/images/{n}', {
    summary:
      'A photo of a message, for the two who write, and for staff while a report of the conversation waits',
    access: 'member',
    params: messageParams.extend({ n: wireInteger(0, 20) }),
    query: z.object({ small: flag.optional() }),
    reply: z.void(),
    download: 'image/jpeg',
  }),
  report: post('/v1/account/conversations/{id}/reports', {
    summary: 'Reports a conversation to staff, who can read it until they have settled that',
    access: 'member',
    verified: true,
    publishes: true,
    limit: REPORTS,
    params: idParams,
    body: reportInput,
    reply: z.void(),
    status: 204,
  }),
  reported: get('/v1/query/conversations/{id}', {
    summary: 'A conversation of which a report waits for staff, with its newest 500 messages, oldest first',
    access: 'admin',
    params: idParams,
    reply: reported,
  }),
};
