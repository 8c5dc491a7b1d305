import { MemberPage } from '../account/member-page/member-page.tsx';

const fetchContent = async () => (await import('./own-decisions.tsx')).OwnDecisions;

/** What staff decided against a member, and what the member says against that. */
export const Component = () => (
  <MemberPage
    title="받은 조치"
    skeleton={<p role="status">받은 조치를 불러오는 중이에요</p>}
    fetchContent={fetchContent}
  />
);
