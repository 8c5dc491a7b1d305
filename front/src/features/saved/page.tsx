import { MemberPage } from '../account/member-page/member-page.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';

const fetchContent = async () => (await import('./saved.tsx')).Saved;

/** The listings that a member has saved. */
export const Component = () => (
  <MemberPage title="저장한 매물" skeleton={<SavedSkeleton />} fetchContent={fetchContent} />
);
