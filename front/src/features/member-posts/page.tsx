import { ButtonLink } from '../../ui/button.tsx';
import { MemberPage } from '../account/member-page/member-page.tsx';
import { formPath } from './list.ts';

const fetchContent = async () => (await import('./own-posts.tsx')).OwnPosts;

/** The posts that a member wrote. */
export const Component = () => (
  <MemberPage
    title="내 글"
    action={
      <ButtonLink to={formPath(null)} tone="go">
        글쓰기
      </ButtonLink>
    }
    skeleton={<p role="status">내 글을 불러오는 중이에요</p>}
    fetchContent={fetchContent}
  />
);
