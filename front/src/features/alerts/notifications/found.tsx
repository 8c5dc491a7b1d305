import type { Notification } from '@hanca/common/contract/alerts.ts';
import { NOTIFICATION_DAYS } from '@hanca/common/retention.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { MemberItems, memberListKey, useMemberList } from '../../../lists/member-list.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { unreadStore } from '../../conversations/unread-store.ts';
import { NOTIFICATION_NAMES } from '../words.ts';
import styles from './found.module.css';
import { notificationList } from './list.ts';

/** One thing that was found; who opens it has read of it. */
const One = ({ found, onOpen }: { found: Notification; onOpen: () => void }) => (
  <div className={styles.one}>
    <p className={found.read ? undefined : styles.unread}>
      {found.title === null || found.href === null ? (
        '지금은 볼 수 없어요'
      ) : (
        <Link to={found.href} onClick={onOpen}>
          {found.title}
        </Link>
      )}{' '}
      {!found.read && <Tag>새 알림</Tag>}
    </p>
    <p className="quiet">
      {NOTIFICATION_NAMES[found.topic]} · <Time date={found.createdDate} short />
    </p>
  </div>
);

const List = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const list = useMemberList(notificationList, member);
  const read = useMutation({
    mutationFn: (ids?: number[]) => call((client) => client.alerts.read({ body: { ids } })),
    onError: (error) => showToast(`읽음으로 바꾸지 못했어요. ${failureText(error)}`, 'alert'),
    onSettled: () => {
      unreadStore.refetch();
      return queryClient.invalidateQueries({ queryKey: memberListKey(notificationList, member) });
    },
  });
  return (
    <MemberItems
      found={list}
      title="받은 알림"
      Layout={Stack}
      skeleton={<p role="status">알림을 불러오는 중이에요</p>}
      notice={
        <Row>
          <Button aria-disabled={read.isPending} onClick={() => !read.isPending && read.mutate(undefined)}>
            모두 읽음
          </Button>
          <span className="quiet">{NOTIFICATION_DAYS}일이 지난 알림은 지워요</span>
        </Row>
      }
      empty={
        <Empty
          icon="bell"
          title="아직 받은 알림이 없어요"
          text="알림을 켜 두면 새 집, 글, 구인, 전단지 상품이 올라올 때 여기에 모여요."
        >
          <ButtonLink to="/mypage/alerts" tone="go">
            알림 설정
          </ButtonLink>
        </Empty>
      }
    >
      {(found) => <One found={found} onOpen={() => found.read || read.mutate([found.id])} />}
    </MemberItems>
  );
};

/** The notification centre. */
export const Notifications = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
