import { ButtonLink } from '../../../../ui/button.tsx';
import { MemberPage } from '../../../account/member-page/member-page.tsx';
import { joinPaths } from '../join-paths.ts';

const fetchContent = async () => (await import('./own-joins.tsx')).OwnJoins;

/** Rounds that a member offers, and those that they asked to join. */
export const Component = () => (
  <MemberPage
    title="내 조인"
    action={
      <ButtonLink to={joinPaths.form} tone="go">
        조인 올리기
      </ButtonLink>
    }
    skeleton={<p role="status">내 조인을 불러오는 중이에요</p>}
    fetchContent={fetchContent}
  />
);
