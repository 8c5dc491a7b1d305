import type { Conversation, Message } from '@hanca/common/contract/conversations.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Role, TestProduct } from './product.ts';

/** The calls of conversations, by the people of a test product. */
export const conversationCalls = (product: () => TestProduct) => {
  const write = (id: number, text: string, as: Role = 'other') =>
    product().call(api.conversations.open, { as, params: { id }, body: { text } });
  const open = async (...given: Parameters<typeof write>) =>
    (await write(...given)).json<Message>().conversationId;
  const answer = (id: number, text: string, as: Role = 'member') =>
    product().call(api.conversations.send, { as, params: { id }, body: { text } });
  const list = async (as: Role, query: Record<string, unknown> = {}) =>
    (await product().call(api.conversations.list, { as, query })).json<Conversation[]>();
  const thread = async (id: number, as: Role, query: Record<string, unknown> = {}) =>
    (await product().call(api.conversations.messages, { as, params: { id }, query })).json<Message[]>();
  const texts = async (...given: Parameters<typeof thread>) =>
    (await thread(...given)).map(({ text }) => text);
  const unread = async (as: Role) =>
    (await product().call(api.conversations.unread, { as })).json<{ messages: number }>().messages;
  const read = (id: number, as: Role, messageId?: number) =>
    product().call(api.conversations.read, { as, params: { id }, body: messageId ? { messageId } : {} });
  const update = (id: number, as: Role, body: object) =>
    product().call(api.conversations.update, { as, params: { id }, body });
  return { write, open, answer, list, thread, texts, unread, read, update };
};
