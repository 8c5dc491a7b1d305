import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { Failed } from '../../members/failed.tsx';
import { paths } from '../../paths.ts';
import { MemberQueries } from '../../session/member-queries.tsx';
import { meQuery } from '../../session/queries.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { VerifyForm } from '../../verification/verify-form.tsx';
import styles from './page.module.css';
import { Verified } from './verified.tsx';

const OwnCode = () => {
  const { call } = useDeps();
  const { data: me, error, refetch } = useQuery(meQuery(call));
  const [done, setDone] = useState(false);
  if (done || me?.verified) return <Verified before={!done} />;
  if (error) {
    return <Failed error={error} title="내 정보를 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  if (!me) return <SkeletonRows rows={1} label="내 정보를 불러오는 중이에요" />;
  return (
    <>
      <p>{me.email} 주소로 보낸 메일의 코드를 입력해 주세요.</p>
      <VerifyForm onDone={() => setDone(true)} />
    </>
  );
};

/** For a member the field for the code and the mail once more; for nobody the way to sign in. */
export const ByCode = () => {
  const userId = useUserId();
  return (
    <div className={styles.outcome}>
      {userId ? (
        <MemberQueries>
          <OwnCode key={userId} />
        </MemberQueries>
      ) : (
        <>
          <p>로그인하면 메일의 코드를 입력하거나 인증 메일을 다시 받을 수 있어요.</p>
          <ButtonLink to={paths.emailSignin(paths.account)} tone="go" wide>
            로그인
          </ButtonLink>
        </>
      )}
    </div>
  );
};
