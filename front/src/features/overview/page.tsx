import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MemberFrame, MemberPart } from '../account/member-page/member-page.tsx';
import { MySkeleton } from '../realties/mine/my-skeleton.tsx';
import { Overview } from './overview.tsx';
import styles from './page.module.css';

const fetchListings = async () => (await import('../realties/mine/my-list.tsx')).MyList;

/** What a member has of everything, and their own listings. */
export const Component = () => (
  <MemberFrame title="내 정보">
    <Overview />
    <section id="listings" aria-labelledby="listings-title">
      <div className={`page-head ${styles.head}`}>
        <h2 id="listings-title">내 매물</h2>
        <ButtonLink to={paths.newRealty()} tone="go">
          매물 올리기
        </ButtonLink>
      </div>
      <MemberPart title="내 매물" skeleton={<MySkeleton />} fetchContent={fetchListings} />
    </section>
  </MemberFrame>
);
