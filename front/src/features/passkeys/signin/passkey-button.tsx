import type { SignedIn } from '@hanca/common/contract/account.ts';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useAfterSignin } from '../../account/after-signin.ts';
import { fetchCeremonies } from '../fetch-ceremonies.ts';
import { canUsePasskeys } from '../support.ts';
import { useAutofill } from './use-autofill.ts';

interface PasskeyButtonProps {
  /** Stands there from the start, also where the browser turns out to have no passkeys: nothing is to move. */
  early?: boolean;
  /** Passkeys are also offered in the field that takes them (`autocomplete="username webauthn"`). */
  offered?: boolean;
}

/** Signs in by a passkey and leads on. Nothing where the browser has none. */
export const PasskeyButton = ({ early = false, offered = false }: PasskeyButtonProps) => {
  const { call } = useDeps();
  const hydrated = useHydrated();
  const afterSignin = useAfterSignin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const able = hydrated && canUsePasskeys();

  /** Out: what to tell of an error. */
  const textOf = async (error: unknown) => (await fetchCeremonies()).passkeyFailure(error);
  const goOn = (signedIn: SignedIn) => void afterSignin(signedIn);
  useAutofill(
    able && offered && !busy,
    goOn,
    (error) => void textOf(error).then(setFailure, () => undefined),
  );

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

  if (!able && (hydrated || !early)) return null;
  return (
    <Stack gap={3} className="scripted">
      <Button wide disabled={!able} aria-disabled={busy} onClick={() => void signIn()}>
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
