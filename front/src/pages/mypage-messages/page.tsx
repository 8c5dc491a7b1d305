import { lazy } from 'react';
import { MemberPage } from '../../members/member-page.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';

const Messages = lazy(async () => ({ default: (await import('./messages.tsx')).Messages }));

/** The member's messages about listings. */
export const Component = () => (
  <MemberPage title="문의" skeleton={<MessagesSkeleton />}>
    <Messages />
  </MemberPage>
);
