import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { Failed } from '../../members/failed.tsx';
import { MemberContent } from '../../members/member-content.tsx';
import { MY_PAGE_SIZE, myCountQuery, myRealtiesQuery } from '../../realties/queries.ts';
import { Pager } from '../../ui/pager.tsx';
import { Toast } from '../../ui/toast.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Filters } from './filters.tsx';
import styles from './my-cards.module.css';
import { MyCards } from './my-cards.tsx';
import { CardsSkeleton, MySkeleton } from './my-skeleton.tsx';
import { NoneYet, NothingFound } from './my-states.tsx';
import { filterOf, hrefOf, pageOf, renewalOf, withChoice, withoutRenewal } from './place.ts';
import { RenewNotice } from './renew-notice.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { useMyActions } from './use-my-actions.ts';

const Listings = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const [search, setSearch] = useSearchParams();
  const [told, setTold] = useState('');
  const [toDelete, setToDelete] = useState<RealtySummary | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const acted = useLostFocus(result);

  const filter = filterOf(search);
  const page = pageOf(search);
  const renewal = renewalOf(search);
  const list = useQuery(myRealtiesQuery(call, member, filter, page));
  const count = useQuery(myCountQuery(call, member, filter));
  const { setStatus, renew, remove } = useMyActions(member, setTold);

  const forget = useCallback(() => setTold(''), []);
  const closeRenewal = () => setSearch(withoutRenewal, { preventScrollReset: true, replace: true });
  const renewing = renew.isPending ? renew.variables : undefined;

  const filtered = Object.keys(filter).length > 0;
  const error = list.error ?? count.error;
  const none = !error && count.data === 0;
  const last = Math.max(1, Math.ceil((count.data ?? 0) / MY_PAGE_SIZE));
  if (count.data !== undefined && page > last) return <Navigate to={hrefOf(search, last)} replace />;

  const notices = (
    <>
      {renewal && (
        <RenewNotice
          member={member}
          id={renewal}
          renewing={renewing === renewal}
          onRenew={() => {
            acted();
            renew.mutate(renewal, { onSuccess: closeRenewal });
          }}
          onClose={() => {
            acted();
            closeRenewal();
          }}
        />
      )}
      <Toast text={told} onGone={forget} />
    </>
  );
  if (!filtered && list.isLoading && count.isLoading) {
    return (
      <>
        {notices}
        <MySkeleton />
      </>
    );
  }
  return (
    <>
      {notices}
      {(filtered || !none) && (
        <Filters
          member={member}
          filter={filter}
          onChoose={(name, value) =>
            setSearch((now) => withChoice(now, name, value), { preventScrollReset: true })
          }
        />
      )}
      <p ref={result} tabIndex={-1} role="status" className={styles.count}>
        {count.data !== undefined &&
          `${filtered ? '조건에 맞는 매물' : '내 매물'} ${count.data.toLocaleString('ko-KR')}개`}
      </p>
      {error && (
        <Failed
          error={error}
          title="내 매물을 불러오지 못했어요"
          onRetry={() => {
            void list.refetch();
            void count.refetch();
          }}
        />
      )}
      {list.data && list.data.length > 0 && !none && (
        <MyCards
          realties={list.data}
          busy={list.isPlaceholderData}
          renewing={renewing}
          onStatus={(realty, status) => {
            acted();
            setStatus.mutate({ realty, status });
          }}
          onRenew={(id) => {
            acted();
            renew.mutate(id);
          }}
          onDelete={setToDelete}
        />
      )}
      {none && (filtered ? <NothingFound /> : <NoneYet />)}
      {!none && !error && !list.data?.length && <CardsSkeleton />}
      <Pager page={page} count={count.data ?? 0} size={MY_PAGE_SIZE} hrefOf={(to) => hrefOf(search, to)} />
      {toDelete && (
        <DeleteDialog
          title={toDelete.title}
          deleting={remove.isPending}
          onDelete={() => {
            acted();
            remove.mutate(toDelete.id, { onSettled: () => setToDelete(null) });
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  );
};

/** The member's own listings, with filters, actions and pages. */
export const MyList = () => <MemberContent>{(member) => <Listings member={member} />}</MemberContent>;
