import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import styles from './page.module.css';

const fetchOwnCode = async () => (await import('./own-code.tsx')).OwnCode;

/** For a member the field for the code and the mail once more; for nobody the way to sign in. */
export const ByCode = () => {
  const userId = useUserId();
  return (
    <div className={styles.outcome}>
      {userId ? (
        <LazyPart
          key={userId}
          fetchCode={fetchOwnCode}
          failure="코드를 넣는 곳을 불러오지 못했어요. 메일의 링크로도 인증할 수 있어요."
        >
          {(OwnCode) => <OwnCode />}
        </LazyPart>
      ) : (
        <>
          <p>로그인하면 메일의 코드를 입력하거나 인증 메일을 다시 받을 수 있어요.</p>
          <ButtonLink to={paths.signin(paths.account)} tone="go" wide>
            로그인
          </ButtonLink>
        </>
      )}
    </div>
  );
};
