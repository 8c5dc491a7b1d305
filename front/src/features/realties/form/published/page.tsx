import { MemberPage } from '../../../account/member-page/member-page.tsx';
import { MySkeleton } from '../../mine/my-skeleton.tsx';

const fetchContent = async () => (await import('./published.tsx')).Published;

/** A listing of the member has just been published. */
export const Component = () => (
  <MemberPage title="매물을 올렸어요" skeleton={<MySkeleton />} fetchContent={fetchContent} />
);
