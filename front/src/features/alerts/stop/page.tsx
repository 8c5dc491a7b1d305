import { ONE_ALERT } from '@hanca/common/alerts.ts';
import { type FormEvent, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountCard } from '../../account/account-card.tsx';
import { useLinkToken } from '../../recovery/use-link-token.ts';

/** Where the link of an alert's mail leads; a press ends its mails, opening it alone does not. */
export const Component = () => {
  const { call } = useDeps();
  const token = useLinkToken();
  const one = token?.startsWith(ONE_ALERT) ?? false;
  const [state, setState] = useState<'waits' | 'sending' | 'done'>('waits');
  const [failure, setFailure] = useState<unknown>(null);
  const stop = async (event: FormEvent) => {
    event.preventDefault();
    if (token === null || state === 'sending') return;
    setState('sending');
    setFailure(null);
    try {
      await call((client) => client.alerts.unsubscribe({ body: { token } }));
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('waits');
    }
  };
  return (
    <AccountCard
      title="알림 메일 그만 받기"
      lead="로그인하지 않아도 돼요."
      needsScripts="이 버튼에는 자바스크립트가 필요해요."
    >
      <Head title="알림 메일 그만 받기" description="한카의 알림 메일을 멈춰요." unlisted />
      {state === 'done' ? (
        <Notice title={one ? '이 알림은 메일로 보내지 않아요' : '알림 메일을 모두 멈췄어요'} live>
          한카의 받은 알림은 그대로 쌓여요. 메일을 다시 받거나 알림을 끄려면 로그인한 뒤 내 정보의 알림에서
          바꿔 주세요.
        </Notice>
      ) : (
        <form onSubmit={stop}>
          {failure !== null && (
            <Notice tone="warn" title="알림 메일을 멈추지 못했어요" live>
              {failureText(failure)}
            </Notice>
          )}
          <p>
            {one
              ? '메일에서 고르신 알림 하나만 메일로 보내지 않아요. 다른 알림은 그대로 와요.'
              : '알림을 메일로 보내지 않아요. 기기 알림과 한카의 받은 알림은 그대로예요.'}
          </p>
          <Button type="submit" tone="go" wide disabled={token === null} aria-disabled={state === 'sending'}>
            {state === 'sending' ? '멈추는 중…' : one ? '이 알림 메일 멈추기' : '알림 메일 모두 멈추기'}
          </Button>
        </form>
      )}
    </AccountCard>
  );
};
