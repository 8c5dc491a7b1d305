import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { FailureNotice } from '../../identities/failure-notice.tsx';
import { ProviderLinks } from '../../identities/links/provider-links.tsx';
import { PasskeySlot } from '../../passkeys/signin/passkey-slot.tsx';
import { AccountCard } from '../account-card.tsx';
import { useOrigin, usePassOn } from '../after-signin.ts';
import styles from './page.module.css';

const fetchQr = async () => (await import('../../qr/signin/qr-signin.tsx')).QrSignin;

/** All ways in, each of which leads back to where the visitor came from. What each needs comes after the page. */
export const Component = () => {
  usePassOn();
  const origin = useOrigin() ?? undefined;
  return (
    <AccountCard title="로그인" lead="편한 방법으로 로그인해요." wide>
      <Head title="로그인" description="한카에 로그인하는 모든 방법이에요." unlisted />
      <div className={styles.ways}>
        <div className={styles.list}>
          <FailureNotice />
          <ButtonLink to={paths.emailSignin(origin)} tone="go" wide>
            이메일로 로그인
          </ButtonLink>
          <PasskeySlot early />
          <ProviderLinks origin={origin} />
          <p className={styles.other}>
            <Link to={paths.forgot(origin)}>비밀번호를 잊으셨나요?</Link>
          </p>
          <p className={styles.other}>
            처음이세요? <Link to={paths.signup(origin)}>회원가입</Link>
          </p>
        </div>
        <section className={`scripted ${styles.qr}`} aria-label="QR 코드로 로그인">
          <LazyPart
            fetchCode={fetchQr}
            failure="QR 코드를 불러오지 못했어요. 다른 방법으로 로그인할 수 있어요."
            waiting={<div className={`breathing ${styles.waiting}`} />}
          >
            {(Qr) => <Qr />}
          </LazyPart>
        </section>
      </div>
    </AccountCard>
  );
};
