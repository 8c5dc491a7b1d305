import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MemberPage } from '../../account/member-page/member-page.tsx';
import { MySkeleton } from './my-skeleton.tsx';

const fetchContent = async () => (await import('./my-list.tsx')).MyList;

/** The member's own listings. */
export const Component = () => (
  <MemberPage
    title="내 매물"
    action={
      <ButtonLink to={paths.newRealty()} tone="go">
        매물 올리기
      </ButtonLink>
    }
    skeleton={<MySkeleton />}
    fetchContent={fetchContent}
  />
);
