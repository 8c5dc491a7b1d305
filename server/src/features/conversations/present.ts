import type { Conversation, Message } from '@hanca/common/contract/conversations.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { DELETED_MESSAGE, LEFT_NAME } from '@hanca/common/leaving.ts';
import type { Services } from '../../services.ts';
import { signAddress } from '../images/address.ts';
import { presentLister } from '../realties/present.ts';
import type { MessageRow } from './message-queries.ts';
import type { ConversationRow } from './queries.ts';

/** Characters of a message that a line shows. */
const LINE_MAX = 200;

/** What stands for a message in a line. */
const lineOf = ({ lastText, lastImages, lastViewingAt }: ConversationRow): string => {
  // By characters, so that none is cut in half.
  if (lastText) return [...lastText.replaceAll(/\s+/g, ' ')].slice(0, LINE_MAX).join('');
  if (lastViewingAt) return '집 볼 시간을 제안했어요';
  return lastImages > 0 ? '사진을 보냈어요' : DELETED_MESSAGE;
};

/** Who reads a conversation. */
interface Reader extends Pick<Services, 'tokens'> {
  userId: number;
}

/** What is shown of the home; of one that staff have taken down, itself or with its lister, nothing but that there is one. */
const homeOf = (row: ConversationRow, { userId, tokens }: Reader) => {
  const isTakenDown = row.listerId !== userId && (row.hiddenReason !== null || row.otherSuspended);
  if (isTakenDown) return { title: '', thumbnail: '', price: 0, address: '' };
  const { title, images, price, address } = row;
  const photo = images?.[0] ?? '';
  // The two have seen it, whether or not everybody still does.
  const thumbnail = photo && !row.visible ? signAddress(tokens, photo) : photo;
  return { title: title ?? '', thumbnail, price: price ?? 0, address: address ?? '' };
};

/** A conversation as one of the two sees it. */
export const presentConversation = (row: ConversationRow, { userId, tokens }: Reader): Conversation => ({
  id: row.id,
  realtyId: row.realtyId ?? 0,
  ...homeOf(row, { userId, tokens }),
  state: row.visible || row.ownerId === userId ? row.status : null,
  own: row.listerId === userId,
  other: { id: row.otherId, name: row.otherName, left: row.otherName === LEFT_NAME },
  lister: row.listerId === userId || row.otherName === LEFT_NAME ? null : presentLister(row),
  unread: row.unread,
  lastMessage: lineOf(row),
  lastMine: row.lastFromId === userId,
  lastDate: toWireDate(row.lastAt),
  muted: row.muted,
  blocked: row.blocked,
});

/** A message as one of the two sees it. */
export const presentMessage = (row: MessageRow, userId: number): Message => ({
  id: row.id,
  conversationId: row.conversationId,
  mine: row.fromUserId === userId,
  text: row.text || (row.images.length > 0 || row.viewingAt ? '' : DELETED_MESSAGE),
  images: [...row.images.keys()],
  viewing: row.viewingAt && { date: toWireDate(row.viewingAt), accepted: row.viewingAccepted },
  createdDate: toWireDate(row.createdAt),
});
