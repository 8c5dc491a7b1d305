import { MemberPage } from '../account/member-page/member-page.tsx';

const fetchContent = async () => (await import('./alerts.tsx')).Alerts;

/** The searches whose new homes a member is mailed. */
export const Component = () => (
  <MemberPage
    title="새 집 알림"
    skeleton={<p role="status">알림을 불러오는 중이에요</p>}
    fetchContent={fetchContent}
  />
);
