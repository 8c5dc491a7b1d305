import type { Claim } from '@hanca/common/contract/account.ts';
import { type FormEvent, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText, problemOf } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { linkRefusal } from '../../recovery/link-refused.ts';
import { OtherAccount } from '../other-account.tsx';
import { AddressTaken } from './address-taken.tsx';
import { ByCode } from './by-code.tsx';
import { ClaimForm } from './claim-form.tsx';
import { KeepForm } from './keep-form.tsx';
import styles from './page.module.css';
import { Claimed, Verified } from './verified.tsx';

/** The link is no good any more: the way to another. */
const Expired = () => (
  <div className={styles.outcome}>
    <Notice tone="warn" title="쓸 수 없는 링크예요" live>
      하루가 지났거나 더 새로운 인증 메일이 있어요. 가장 최근에 받은 메일의 링크를 열거나 인증 메일을 다시
      받아 주세요.
    </Notice>
    <ByCode />
  </div>
);

/** The link of a verified member is no good: a used one, or that of another address which they wanted. */
const NoChange = ({ email }: { email: string }) => (
  <div className={styles.outcome}>
    <Notice tone="warn" title="쓸 수 없는 링크예요" live>
      이미 쓴 링크이거나, 하루가 지났거나, 더 새로운 메일이 있어요. 내 이메일은 {email}이고 인증이 끝났어요.
      다른 이메일로 바꾸려면 내 계정에서 다시 신청해 주세요.
    </Notice>
    <ButtonLink ref={focusOn} to={`${paths.account}#email`} tone="go" wide>
      내 계정으로 가기
    </ButtonLink>
  </div>
);

/** Another address for an account: only who is signed in to it can open its link. */
const SignInFirst = () => (
  <div className={styles.outcome}>
    <Notice tone="warn" title="로그인이 필요해요" live>
      이메일을 바꾸려면 먼저 로그인한 다음 메일의 링크를 다시 열어 주세요.
    </Notice>
    <ButtonLink ref={focusOn} to={paths.signin(paths.account)} tone="go" wide>
      로그인
    </ButtonLink>
  </div>
);

type Outcome = 'now' | 'before' | 'claimed' | 'taken' | 'other' | 'signin' | 'expired';
type State = 'waits' | 'checking' | Outcome | { verified: string } | Claim;

/** By the code of a refusal; any other one says that the link is no good. */
const REFUSED: Record<string, Outcome> = {
  'verify.taken': 'taken',
  'link.other-account': 'other',
  'verify.signin': 'signin',
};

/**
 * The press that verifies: opening the link alone changes nothing, since mail programs open links in advance. In: its
 * token, null until the browser has taken over the page.
 */
export const ByLink = ({ token }: { token: string | null }) => {
  const { call } = useDeps();
  const userId = useUserId();
  const [state, setState] = useState<State>('waits');
  const [failure, setFailure] = useState<unknown>(null);

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (token === null || state === 'checking') return;
    setState('checking');
    setFailure(null);
    try {
      const { already, claim } = await call((client) => client.account.verify({ body: { token } }));
      setState(claim ?? (already ? 'before' : 'now'));
    } catch (error) {
      const code = linkRefusal(error);
      if (code === null || code === 'verify.staff') {
        setFailure(error);
        setState('waits');
      } else setState(REFUSED[code] ?? (await whyNot()));
    }
  };

  /** A link that is no good may well be of who is verified by now. */
  const whyNot = async (): Promise<State> => {
    const me = userId ? await call((client) => client.account.me()).catch(() => null) : null;
    return me?.verified ? { verified: me.email } : 'expired';
  };

  if (state === 'now' || state === 'before') return <Verified before={state === 'before'} />;
  if (state === 'claimed') return <Claimed />;
  if (typeof state === 'object' && 'verified' in state) return <NoChange email={state.verified} />;
  if (typeof state === 'object' && token !== null) {
    return state.mayKeep ? (
      <KeepForm
        token={token}
        onVerified={() => setState('now')}
        onForgotten={() => setState({ ...state, mayKeep: false })}
      />
    ) : (
      <ClaimForm token={token} claim={state} onVerified={() => setState('claimed')} />
    );
  }
  if (state === 'expired') return <Expired />;
  if (state === 'signin') return <SignInFirst />;
  if (state === 'other') {
    return (
      <div className={styles.outcome}>
        <OtherAccount />
      </div>
    );
  }
  if (state === 'taken') {
    return (
      <div className={styles.outcome}>
        <AddressTaken />
      </div>
    );
  }
  return (
    <form onSubmit={verify}>
      {failure !== null && (
        <Notice tone="warn" title={problemOf(failure).title ?? '인증하지 못했어요'} live>
          {failureText(failure)}
        </Notice>
      )}
      <p>아래 버튼을 눌러 인증해 주세요.</p>
      <Button type="submit" tone="go" wide disabled={token === null} aria-disabled={state === 'checking'}>
        {state === 'checking' ? '확인하는 중…' : '인증하기'}
      </Button>
    </form>
  );
};
