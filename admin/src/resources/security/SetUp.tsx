import type { SecondFactorSetup } from '@hanca/common/contract/second-factor.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClient } from '../../core/api.ts';
import { useSending } from './use-sending.ts';

interface SetUpProps {
  setup: SecondFactorSetup;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** 'ABCD EFGH …' */
const inFours = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** The secret for an authenticator app, and the app's first code. */
export const SetUp = ({ setup: { setup, secret, qr }, onDone, onCancel }: SetUpProps) => {
  const client = useClient();
  const [code, setCode] = useState('');
  const { problem, onSubmit } = useSending(async () => {
    onDone((await client.secondFactor.confirm({ body: { setup, code } })).recoveryCodes);
  });

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="body2">
        1. 휴대폰의 인증 앱(Google Authenticator, Microsoft Authenticator, 1Password 등)으로 QR 코드를 찍어
        주세요.
      </Typography>
      <Box
        component="img"
        src={qr}
        alt="인증 앱으로 찍는 QR 코드"
        sx={{ width: 220, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1 }}
      />
      <Typography variant="body2">
        찍을 수 없으면 앱에 이 키를 직접 입력해 주세요:{' '}
        <Box component="code" aria-label="설정 키" sx={{ overflowWrap: 'anywhere' }}>
          {inFours(secret)}
        </Box>
      </Typography>
      <Typography variant="body2">2. 앱에 보이는 숫자 6자리를 입력해 주세요.</Typography>
      <TextField
        label="인증 앱의 코드 6자리"
        size="small"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={problem !== ''}
        helperText={problem}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          등록
        </Button>
        <Button onClick={onCancel}>취소</Button>
      </Stack>
    </Stack>
  );
};
