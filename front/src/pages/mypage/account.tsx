import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { MemberQueries } from '../../session/member-queries.tsx';
import { meQuery } from '../../session/queries.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './page.module.css';
import { Sessions } from './sessions.tsx';

const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 401;

const Loaded = () => {
  const { call } = useDeps();
  const signOut = useSignOut();
  const { data: me, isPending, error, refetch } = useQuery(meQuery(call));
  if (isPending) return <SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />;
  if (error) {
    return isSignedOut(error) ? (
      <Notice title="로그인이 끝났어요" live>
        <p>안전을 위해 다시 로그인해 주세요.</p>
        <ButtonLink to={paths.signin(paths.mypage)} tone="go">
          로그인
        </ButtonLink>
      </Notice>
    ) : (
      <Notice tone="warn" title="내 정보를 불러오지 못했어요" live>
        <Button onClick={() => void refetch()}>다시 시도</Button>
      </Notice>
    );
  }
  return (
    <>
      <section className={styles.card} aria-label="계정">
        <span className={styles.letter} aria-hidden="true">
          {[...me.name][0]?.toLocaleUpperCase('ko')}
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{me.name}</p>
          <p className={styles.quiet}>{me.email}</p>
        </div>
        <div className={styles.ways}>
          {me.roles.includes('admin') && <ButtonAnchor href={paths.admin}>관리 콘솔</ButtonAnchor>}
          <Button onClick={() => void signOut()}>로그아웃</Button>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="sessions">
        <h2 id="sessions">로그인한 기기</h2>
        <p className={styles.quiet}>모르는 기기가 있다면 로그아웃해 주세요.</p>
        <Sessions />
      </section>
    </>
  );
};

/** Who is signed in, and where. */
export const Account = () => (
  <MemberQueries>
    <Loaded />
  </MemberQueries>
);
