import { useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../deps.ts';
import { usePagedList } from '../../lists/use-paged-list.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { MessageItem } from './message-item.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import styles from './page.module.css';
import { messageCountQuery, messagesKey, messagesQuery, PAGE_SIZE } from './queries.ts';

const hrefOf = (page: number): string => (page > 1 ? `${paths.messages}?page=${page}` : paths.messages);

const Correspondence = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { page, list, count, waiting, failed, away } = usePagedList({
    listOf: (asked) => messagesQuery(call, member, asked),
    countQuery: messageCountQuery(call, member),
    size: PAGE_SIZE,
    hrefOf,
    failure: '메시지를 불러오지 못했어요',
  });
  if (away) return away;
  return (
    <>
      {failed}
      {waiting && <MessagesSkeleton />}
      {!waiting && list.data?.length === 0 && (
        <Empty
          icon="post"
          title="주고받은 메시지가 없어요"
          text="마음에 드는 집에 문의를 보내거나 내 매물에 문의가 오면 여기에 모여요."
        >
          <ButtonLink to={paths.realties()} tone="go">
            렌트 찾아보기
          </ButtonLink>
        </Empty>
      )}
      {!waiting && list.data && list.data.length > 0 && (
        <>
          <div className={styles.care}>
            <Notice tone="warn" title="돈부터 보내 달라고 하면 사기일 수 있어요">
              집을 직접 보고 계약하기 전에는 보증금을 보내지 말고, 모르는 링크는 열지 마세요.
            </Notice>
          </div>
          <p role="status" className={`list-count ${styles.count}`}>
            {count.data !== undefined && `메시지 ${count.data.toLocaleString('ko-KR')}개`}
          </p>
          <ul className={styles.messages} aria-label="메시지">
            {list.data.map((message) => (
              <li key={message.id}>
                <MessageItem
                  member={member}
                  message={message}
                  onReplied={() => {
                    showToast(`${message.otherName}님에게 답장을 보냈어요.`);
                    void queryClient.invalidateQueries({ queryKey: messagesKey(member) });
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager page={page} count={count.data ?? 0} size={PAGE_SIZE} hrefOf={hrefOf} />
    </>
  );
};

/** What the member has written to listers and got from others, newest first. */
export const Messages = () => <MemberContent>{(member) => <Correspondence member={member} />}</MemberContent>;
