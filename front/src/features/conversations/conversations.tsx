import { MemberItems, useMemberList } from '../../lists/member-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { ConversationItem } from './conversation-item.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import { conversationList } from './list.ts';
import styles from './page.module.css';
import { useRefetchOnUnread } from './use-refetch-on-unread.ts';

const List = ({ member }: { member: number }) => {
  const found = useMemberList(conversationList, member);
  useRefetchOnUnread(() => void found.list.refetch());
  return (
    <MemberItems
      found={found}
      title="문의"
      Layout={Stack}
      className={styles.conversations}
      skeleton={<ConversationsSkeleton />}
      empty={
        <Empty
          icon="post"
          title="주고받은 문의가 없어요"
          text="마음에 드는 집에 문의를 보내거나 내 매물에 문의가 오면 여기에 모여요."
        >
          <ButtonLink to={paths.realties()} tone="go">
            렌트 찾아보기
          </ButtonLink>
        </Empty>
      }
    >
      {(conversation) => <ConversationItem conversation={conversation} />}
    </MemberItems>
  );
};

/** The member's conversations, the one that was last written in first. */
export const Conversations = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
