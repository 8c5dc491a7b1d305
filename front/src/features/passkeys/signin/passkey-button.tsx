import type { SignedIn } from '@hanca/common/contract/account.ts';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAfterSignin } from '../../account/after-signin.ts';
import { fetchCeremonies } from '../fetch-ceremonies.ts';
import { useAutofill } from './use-autofill.ts';

interface PasskeyButtonProps {
  /** Passkeys are also offered in the field of the e-mail. */
  offered: boolean;
}

/** Signs in by a passkey and leads on. */
export const PasskeyButton = ({ offered }: PasskeyButtonProps) => {
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** Out: what to tell of an error. */
  const textOf = async (error: unknown) => (await fetchCeremonies()).passkeyFailure(error);
  const goOn = (signedIn: SignedIn) => void afterSignin(signedIn);
  useAutofill(offered && !busy, goOn, (error) => void textOf(error).then(setFailure, () => undefined));

  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      const { signInByPasskey } = await fetchCeremonies();
      await afterSignin(await signInByPasskey(call));
    } catch (error) {
      setFailure(await textOf(error).catch(() => '불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요.'));
    }
    setBusy(false);
  };

  return (
    <Stack gap={3}>
      <Button wide aria-disabled={busy} onClick={() => void signIn()}>
        {busy ? '패스키를 확인하는 중…' : '패스키로 로그인'}
      </Button>
      {failure && (
        <Notice tone="warn" live>
          {failure}
        </Notice>
      )}
    </Stack>
  );
};
