import type { Newcomer } from '@hanca/common/contract/identities.ts';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText, problemOf } from '../../../failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAfterSignin, useSecondStep } from '../../account/after-signin.ts';
import { NewcomerForm } from './newcomer-form.tsx';

/** Signs in who has come back from another service, or asks a newcomer for what is missing. */
export const Arrival = () => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const secondStep = useSecondStep();
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const arrive = async () => {
    const reply = await call((client) => client.identities.signin()).catch(secondStep);
    if (!reply) return;
    if (reply.signedIn) await afterSignin(reply.signedIn);
    else setNewcomer(reply.newcomer);
  };
  const latest = useRef(arrive);
  const begun = useRef(false);
  useEffect(() => {
    // What the browser has come with can be used once.
    if (begun.current) return;
    begun.current = true;
    latest.current().catch(setFailure);
  }, []);
  if (failure !== null) {
    return (
      <Notice tone="warn" title={problemOf(failure).title ?? '로그인하지 못했어요'} live>
        {failureText(failure)}
      </Notice>
    );
  }
  if (newcomer) return <NewcomerForm newcomer={newcomer} onSignedIn={afterSignin} />;
  return <p role="status">로그인하는 중이에요…</p>;
};
