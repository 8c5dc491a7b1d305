import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { MemberPage } from '../account/member-page/member-page.tsx';

const fetchAlerts = async () => (await import('./alerts.tsx')).Alerts;
const fetchFound = async () => (await import('./notifications/found.tsx')).Notifications;

const skeleton = <p role="status">알림을 불러오는 중이에요</p>;

/** What a member wants to know of when it comes, and under the other address what was found. */
export const Component = () =>
  useLocation().pathname.startsWith('/mypage/notifications') ? (
    <MemberPage
      key="found"
      title="받은 알림"
      action={<ButtonLink to="/mypage/alerts">알림 설정</ButtonLink>}
      skeleton={skeleton}
      fetchContent={fetchFound}
    />
  ) : (
    <MemberPage key="alerts" title="알림 설정" skeleton={skeleton} fetchContent={fetchAlerts} />
  );
