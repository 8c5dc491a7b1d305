import { MemberItems, useMemberList } from '../../../lists/member-list.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { BoxGrid } from '../../../ui/layout.tsx';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { ClaimRow } from './claim-row.tsx';
import { ClaimSheet } from './claim-sheet.tsx';
import { CouponsSkeleton } from './coupons-skeleton.tsx';
import { claimList } from './list.ts';
import { useOpened } from './use-opened.ts';

const Coupons = ({ member }: { member: number }) => {
  const found = useMemberList(claimList, member);
  const { opened, close } = useOpened(found.page);
  const shown = found.list.data?.find(({ id }) => id === opened);
  return (
    <>
      <MemberItems
        found={found}
        title="내 쿠폰"
        Layout={BoxGrid}
        skeleton={<CouponsSkeleton />}
        empty={
          <Empty
            icon="coupon"
            title="받은 쿠폰이 없어요"
            text="마음에 드는 쿠폰을 받아 두면 여기에서 바로 쓸 수 있어요."
          >
            <ButtonLink to={paths.coupons} tone="go">
              쿠폰 보러 가기
            </ButtonLink>
          </Empty>
        }
      >
        {(claim) => <ClaimRow claim={claim} page={found.page} />}
      </MemberItems>
      {shown && <ClaimSheet key={shown.id} claim={shown} member={member} onClose={close} />}
    </>
  );
};

/** The member's coupons, and the one that is shown at the shop. */
export const MyCoupons = () => <MemberContent>{(member) => <Coupons member={member} />}</MemberContent>;
