import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { MemberPage } from '../member-page/member-page.tsx';

const fetchContent = async () => (await import('./account.tsx')).Account;

/** Who is signed in, and where. */
export const Component = () => (
  <MemberPage
    title="내 계정"
    skeleton={<SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />}
    fetchContent={fetchContent}
  />
);
