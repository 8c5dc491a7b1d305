import { MemberPage } from '../../account/member-page/member-page.tsx';
import { ConversationsSkeleton } from '../conversations-skeleton.tsx';

const fetchContent = async () => (await import('./thread.tsx')).Thread;

/** One conversation about a home. */
export const Component = () => (
  <MemberPage title="문의" skeleton={<ConversationsSkeleton />} fetchContent={fetchContent} />
);
