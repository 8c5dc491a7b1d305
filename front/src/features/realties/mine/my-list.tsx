import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useMemberList } from '../../../lists/member-list.tsx';
import { whole } from '../../../lists/parameters.ts';
import { useSearch } from '../../../ui/use-search.ts';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DraftCards } from './draft-cards.tsx';
import { Filters } from './filters.tsx';
import { myList } from './list.ts';
import styles from './my-cards.module.css';
import { MyCards } from './my-cards.tsx';
import { MySkeleton } from './my-skeleton.tsx';
import { NoneYet, NothingFound } from './my-states.tsx';
import { RenewNotice } from './renew-notice.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { useMyActions } from './use-my-actions.ts';

/** So many listings are worth being narrowed; an address that does it works with fewer. */
const FILTERS_FROM = 10;

const Listings = ({ member }: { member: number }) => {
  const search = useSearch();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<RealtySummary | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const acted = useLostFocus(result);

  const { filter, list, count, failed, redirect, pager } = useMemberList(myList, member);
  const renewal = Number(whole(1, 999_999_999)(search.get('renew') ?? ''));
  const { setStatus, renew, confirm, remove } = useMyActions(member);

  const changeAddress = (names: Record<string, string>, options?: NavigateOptions) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(names)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
  };
  useEffect(() => {
    // The mail's link means this part of the page.
    if (renewal > 0) document.getElementById('listings')?.scrollIntoView();
  }, [renewal]);
  const closeRenewal = () => changeAddress({ renew: '' }, { replace: true });
  const renewing = renew.isPending ? renew.variables : undefined;

  const filtered = Object.keys(filter).length > 0;
  const none = count.data === 0 && !(failed && !list.data);
  if (redirect) return redirect;

  const notice = renewal > 0 && (
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
  );
  if (!filtered && list.isLoading && count.isLoading) {
    return (
      <>
        {notice}
        <MySkeleton />
      </>
    );
  }
  return (
    <>
      {notice}
      <DraftCards member={member} behind={result} />
      {(filtered || (count.data ?? 0) >= FILTERS_FROM) && (
        <Filters
          member={member}
          filter={filter}
          onChoose={(name, value) => changeAddress({ page: '', [name]: value })}
        />
      )}
      <p ref={result} tabIndex={-1} role="status" className={`list-count ${styles.count}`}>
        {count.data !== undefined && `${filtered ? '조건에 맞는 매물' : '내 매물'} ${grouped(count.data)}개`}
      </p>
      {failed}
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
          onConfirm={(id) => {
            acted();
            confirm.mutate(id);
          }}
          onDelete={setToDelete}
        />
      )}
      {none && (filtered ? <NothingFound /> : <NoneYet />)}
      {!none && !failed && !list.data?.length && <MySkeleton />}
      {pager}
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
