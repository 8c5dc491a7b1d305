import { MemberPage } from '../account/member-page/member-page.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';

const fetchContent = async () => (await import('./conversations.tsx')).Conversations;

/** The member's conversations about homes. */
export const Component = () => (
  <MemberPage title="문의" skeleton={<ConversationsSkeleton />} fetchContent={fetchContent} />
);
