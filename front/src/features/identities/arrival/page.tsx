import { readFailure } from '@hanca/common/providers.ts';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useOrigin } from '../../account/after-signin.ts';
import { FailureNotice } from '../failure-notice.tsx';
import styles from './page.module.css';

const fetchArrival = async () => (await import('./arrival.tsx')).Arrival;

/** Where browsers come to from another service: who is known there is signed in, who is new becomes a member. */
export const Component = () => {
  const origin = useOrigin() ?? undefined;
  const failed = readFailure(useSearch().get('failed') ?? '') !== null;
  const foot = <Link to={paths.signin(origin)}>로그인 화면으로</Link>;
  return (
    <AccountCard title="다른 서비스로 로그인" lead="다른 서비스의 계정으로 한카에 로그인해요." foot={foot}>
      <Head title="다른 서비스로 로그인" description="다른 서비스로 한카에 로그인해요." unlisted />
      <div className={styles.outcome}>
        <FailureNotice />
        {!failed && (
          <div className="scripted">
            <LazyPart
              fetchCode={fetchArrival}
              failure="로그인을 마치지 못했어요. 다른 방법으로 로그인할 수 있어요."
              waiting={<div className={`breathing ${styles.waiting}`} />}
            >
              {(Arrival) => <Arrival />}
            </LazyPart>
          </div>
        )}
      </div>
    </AccountCard>
  );
};
