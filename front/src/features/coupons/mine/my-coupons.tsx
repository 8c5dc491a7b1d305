import { useDeps } from '../../../deps.ts';
import { usePagedList } from '../../../lists/use-paged-list.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { ClaimRow } from './claim-row.tsx';
import { ClaimSheet } from './claim-sheet.tsx';
import { CouponsSkeleton } from './coupons-skeleton.tsx';
import styles from './page.module.css';
import { claimCountQuery, claimsQuery, PAGE_SIZE } from './queries.ts';
import { useOpened } from './use-opened.ts';

const hrefOf = (page: number): string => paths.myCoupons({ page });

const Coupons = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { page, list, count, waiting, failed, away } = usePagedList({
    listOf: (asked) => claimsQuery(call, member, asked),
    countQuery: claimCountQuery(call, member),
    size: PAGE_SIZE,
    hrefOf,
    failure: '내 쿠폰을 불러오지 못했어요',
  });
  const { opened, close } = useOpened(page);
  if (away) return away;
  if (waiting) return <CouponsSkeleton />;
  if (!list.data) return failed;
  if (list.data.length === 0) {
    return (
      <>
        {failed}
        <Empty
          icon="coupon"
          title="받은 쿠폰이 없어요"
          text="마음에 드는 쿠폰을 받아 두면 여기에서 바로 쓸 수 있어요."
        >
          <ButtonLink to={paths.coupons} tone="go">
            쿠폰 보러 가기
          </ButtonLink>
        </Empty>
      </>
    );
  }
  const shown = list.data.find(({ id }) => id === opened);
  return (
    <>
      {failed}
      <p role="status" className="list-count">
        {count.data !== undefined && `내 쿠폰 ${count.data.toLocaleString('ko-KR')}개`}
      </p>
      <ul className={styles.list} aria-label="내 쿠폰">
        {list.data.map((claim) => (
          <li key={claim.id}>
            <ClaimRow claim={claim} page={page} />
          </li>
        ))}
      </ul>
      <Pager page={page} count={count.data ?? 0} size={PAGE_SIZE} hrefOf={hrefOf} />
      {shown && <ClaimSheet key={shown.id} claim={shown} member={member} onClose={close} />}
    </>
  );
};

/** The member's coupons, and the one that is shown at the shop. */
export const MyCoupons = () => <MemberContent>{(member) => <Coupons member={member} />}</MemberContent>;
