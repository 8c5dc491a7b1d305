import { useQueryClient } from '@tanstack/react-query';
import { MemberItems, memberListKey, useMemberList } from '../../lists/member-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { messageList } from './list.ts';
import { MessageItem } from './message-item.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import styles from './page.module.css';

const Correspondence = ({ member }: { member: number }) => {
  const queryClient = useQueryClient();
  return (
    <MemberItems
      found={useMemberList(messageList, member)}
      title="메시지"
      Layout={Stack}
      className={styles.messages}
      skeleton={<MessagesSkeleton />}
      empty={
        <Empty
          icon="post"
          title="주고받은 메시지가 없어요"
          text="마음에 드는 집에 문의를 보내거나 내 매물에 문의가 오면 여기에 모여요."
        >
          <ButtonLink to={paths.realties()} tone="go">
            렌트 찾아보기
          </ButtonLink>
        </Empty>
      }
      notice={
        <div className={styles.care}>
          <Notice tone="warn" title="돈부터 보내 달라고 하면 사기일 수 있어요">
            집을 직접 보고 계약하기 전에는 보증금을 보내지 말고, 모르는 링크는 열지 마세요.
          </Notice>
        </div>
      }
    >
      {(message) => (
        <MessageItem
          member={member}
          message={message}
          onReplied={() => {
            showToast(`${message.otherName}님에게 답장을 보냈어요.`);
            void queryClient.invalidateQueries({ queryKey: memberListKey(messageList, member) });
          }}
        />
      )}
    </MemberItems>
  );
};

/** What the member has written to listers and got from others, newest first. */
export const Messages = () => <MemberContent>{(member) => <Correspondence member={member} />}</MemberContent>;
