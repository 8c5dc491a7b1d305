import type { messageInput } from '@hanca/common/contract/conversations.ts';
import { LEFT_NAME } from '@hanca/common/leaving.ts';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { findImageOwners } from '../images/queries.ts';
import { messageNews } from './mail.ts';
import { hasUnreadBefore, insertMessage, type MessageRow } from './message-queries.ts';
import { findOther, findSubject, type LockedConversation } from './queries.ts';

const gone = {
  ko: '탈퇴한 회원이라 문의를 보낼 수 없어요.',
  en: 'This member has left.',
};
const blockedByMe = {
  ko: '차단한 회원이에요. 차단을 풀면 다시 보낼 수 있어요.',
  en: 'You have blocked this member.',
};
const blockedByThem = {
  ko: '이 회원에게는 문의를 보낼 수 없어요.',
  en: 'You cannot write to this member.',
};

const DAY_MS = 24 * 3600_000;
/** How far ahead a home can be seen. */
const VIEWING_DAYS = 180;

/** Throws Problem 400 for photos that the writer has not stored: a path alone gives nobody a photo. */
const checkImages = async (db: Executor, images: readonly string[], userId: number): Promise<void> => {
  const owners = await findImageOwners(db, images);
  if (images.some((path) => owners.get(path) !== userId)) throw fieldProblem('images', 'image.path');
};

const viewingOf = (date: number | undefined): Date | null => {
  if (date === undefined) return null;
  const ahead = date - Date.now();
  if (ahead <= 0 || ahead > VIEWING_DAYS * DAY_MS) throw fieldProblem('viewingDate', 'date');
  return new Date(date);
};

type Sending = Pick<Services, 'config' | 'jobs'> & {
  caller: Caller;
  conversation: LockedConversation;
  input: z.output<typeof messageInput>;
};

/**
 * Stores a message in a conversation that is locked, and queues its mail, unless the other side has one of this conversation
 * already and has not read since.
 * @throws Problem 409 for who may not write to the other; 400 for photos of others and times that are over
 */
export const sendMessage = async (
  tx: Executor,
  { caller, conversation, input, ...services }: Sending,
): Promise<MessageRow> => {
  const { id, listerId, askerId, realtyId } = conversation;
  const isLister = listerId === caller.id;
  const toUserId = isLister ? askerId : listerId;
  const other = await findOther(tx, caller.id, toUserId);
  if (other.name === LEFT_NAME) throw new Problem('conflict', { detail: gone });
  if (other.blockedByMe) throw new Problem('conflict', { detail: blockedByMe });
  if (other.blockedByThem) throw new Problem('conflict', { detail: blockedByThem });
  const { text, images = [] } = input;
  const viewingAt = viewingOf(input.viewingDate);
  await checkImages(tx, images, caller.id);

  const readId = isLister ? conversation.askerReadId : conversation.listerReadId;
  const muted = isLister ? conversation.askerMuted : conversation.listerMuted;
  const knows = muted || (await hasUnreadBefore(tx, { id, readId, fromUserId: caller.id }));
  const row = await insertMessage(tx, {
    ...{ conversationId: id, realtyId, fromUserId: caller.id, toUserId },
    ...{ text, images, viewingAt },
  });
  if (!knows) {
    const subject = await findSubject(tx, realtyId);
    // What staff have hidden its owner alone reads of.
    const realty = subject?.hidden && isLister ? null : subject;
    const { publicUrl } = services.config;
    const news = messageNews({
      ...{ conversationId: id, senderName: caller.name, realty, publicUrl },
      ...{ text, images: images.length, viewing: viewingAt !== null },
    });
    await mailMember(tx, services, toUserId, news);
  }
  return row;
};
