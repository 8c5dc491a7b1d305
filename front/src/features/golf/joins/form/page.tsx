import { MemberPage } from '../../../account/member-page/member-page.tsx';

const fetchContent = async () => (await import('./form-content.tsx')).FormContent;

/** Offering seats of a round. */
export const Component = () => (
  <MemberPage
    title="조인 올리기"
    skeleton={<p role="status">양식을 불러오는 중이에요</p>}
    fetchContent={fetchContent}
  />
);
