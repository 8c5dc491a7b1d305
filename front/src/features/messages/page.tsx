import { MemberPage } from '../account/member-page/member-page.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';

const fetchContent = async () => (await import('./messages.tsx')).Messages;

/** The member's messages about listings. */
export const Component = () => (
  <MemberPage title="문의" skeleton={<MessagesSkeleton />} fetchContent={fetchContent} />
);
