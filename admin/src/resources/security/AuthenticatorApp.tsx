import type { SecondFactorSetup, SecondFactorState } from '@hanca/common/contract/second-factor.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { useProof } from './use-proof.tsx';
import { SECOND_FACTOR } from './use-second-factor.ts';

const questions = {
  renew: '전에 받은 복구 코드는 쓸 수 없게 돼요. 새 복구 코드를 받을까요?',
  remove: '로그인할 때 인증 앱의 코드를 묻지 않게 돼요. 인증 앱을 지울까요?',
};

/** The authenticator app of the staff member at the console: set up, replaced, removed, and its recovery codes. */
export const AuthenticatorApp = ({ state: { active, recoveryCodes } }: { state: SecondFactorState }) => {
  const { secondFactor } = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { withProof, dialog } = useProof();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const refresh = () => queryClient.invalidateQueries({ queryKey: SECOND_FACTOR });

  /** Makes a call that needs a proof; a refusal is said in its own words. */
  const attempt = async <T,>(call: () => Promise<T>, then: (value: T) => void): Promise<void> => {
    try {
      then(await withProof(call));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };

  const start = () => attempt(() => secondFactor.start(), setSetup);
  const renew = () => attempt(async () => (await secondFactor.renewRecoveryCodes()).recoveryCodes, setCodes);
  const remove = () =>
    attempt(
      () => secondFactor.remove(),
      () => void refresh(),
    );

  if (codes) {
    const done = () => {
      setCodes(null);
      void refresh();
    };
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  if (setup) {
    const done = (given: string[]) => {
      setSetup(null);
      setCodes(given);
    };
    return <SetUp setup={setup} onDone={done} onCancel={() => setSetup(null)} />;
  }
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="body2">
        {active
          ? `등록했어요. 로그인할 때 인증 앱의 코드를 입력해요. 복구 코드는 ${recoveryCodes}개 남았어요.`
          : '로그인할 때 비밀번호 다음에 휴대폰 앱의 코드를 입력해요. 비밀번호가 새어 나가도 계정을 지킬 수 있어요.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant={active ? 'outlined' : 'contained'} onClick={() => void start()}>
          {active ? '다른 앱으로 다시 등록' : '인증 앱 등록'}
        </Button>
        {active && (
          <>
            <ConfirmedButton label="새 복구 코드 받기" question={questions.renew} onConfirm={renew} />
            <ConfirmedButton
              label="인증 앱 지우기"
              color="error"
              question={questions.remove}
              onConfirm={remove}
            />
          </>
        )}
      </Stack>
      {dialog}
    </Stack>
  );
};
