import { useParams } from 'react-router-dom';
import { MemberPage } from '../../account/member-page/member-page.tsx';

const fetchContent = async () => (await import('./form-content.tsx')).FormContent;

/** Writing a post, or changing one's own. */
export const Component = () => {
  const { id } = useParams();
  return (
    <MemberPage
      key={id}
      title={id === 'new' ? '글쓰기' : '글 고치기'}
      skeleton={<p role="status">양식을 불러오는 중이에요</p>}
      fetchContent={fetchContent}
    />
  );
};
