import { useParams } from 'react-router-dom';
import { useUserId } from '../../../session/session.tsx';
import { useSigninHref } from '../../../session/use-signin-href.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AccountCard } from '../../account/account-card.tsx';
import styles from './page.module.css';

const fetchApproval = async () => (await import('./approval.tsx')).Approval;

const waiting = <SkeletonRows rows={2} label="로그인 요청을 불러오는 중이에요" />;

/** Nobody is signed in on this phone: first that, then here again. */
const SigninFirst = () => {
  const signin = useSigninHref();
  return (
    <>
      <p>이 휴대폰에서 먼저 로그인해 주세요. 로그인하면 이 화면으로 돌아와요.</p>
      <ButtonLink to={signin} tone="go" wide>
        로그인
      </ButtonLink>
    </>
  );
};

/** Where the QR code of another screen leads. The server's page is the same for every code. */
export const Component = () => {
  const { code = '' } = useParams();
  const userId = useUserId();
  return (
    <AccountCard
      title="QR 코드 로그인"
      lead="다른 화면에서 내 계정으로 로그인하려고 해요."
      needsScripts="로그인을 승인하거나 거절하려면 자바스크립트가 필요해요."
    >
      <Head title="QR 코드 로그인" description="다른 화면의 로그인을 승인하거나 거절해요." unlisted />
      <div className={`scripted ${styles.content}`}>
        {userId === undefined && waiting}
        {userId === null && <SigninFirst />}
        {userId && (
          <LazyPart
            key={userId}
            fetchCode={fetchApproval}
            failure="로그인 요청을 불러오지 못했어요. 승인하지 않으면 아무도 로그인할 수 없어요."
            waiting={waiting}
          >
            {(Approval) => <Approval code={code} />}
          </LazyPart>
        )}
      </div>
    </AccountCard>
  );
};
