import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { IN_DEAL, REALTY_STATUSES } from '@hanca/common/realties.ts';
import { Tag } from '../../ui/tag.tsx';

/** What became of the home that a conversation is about, where it cannot simply be had. */
export const HomeState = ({ state }: Pick<Conversation, 'state'>) => {
  if (state === null) return <Tag tone="quiet">지금은 볼 수 없는 매물</Tag>;
  if (state === IN_DEAL) return null;
  return <Tag tone="done">{REALTY_STATUSES.find(({ value }) => value === state)?.title}</Tag>;
};

/** Whether staff have taken the home down: of one that is gone otherwise its id or its title is left. */
export const isTakenDown = ({
  state,
  realtyId,
  title,
}: Pick<Conversation, 'state' | 'realtyId' | 'title'>): boolean =>
  state === null && realtyId > 0 && title === '';

/** What the home is called: staff may have taken it down, or its lister deleted it. */
export const homeTitle = ({ realtyId, title }: Pick<Conversation, 'realtyId' | 'title'>): string =>
  title || (realtyId > 0 ? '운영진이 내린 매물' : '삭제된 매물');
