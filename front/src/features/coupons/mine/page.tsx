import { MemberPage } from '../../account/member-page/member-page.tsx';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

const fetchContent = async () => (await import('./my-coupons.tsx')).MyCoupons;

/** The coupons that a member has, to be shown and used at the shop. */
export const Component = () => (
  <MemberPage title="내 쿠폰" skeleton={<CouponsSkeleton />} fetchContent={fetchContent} />
);
