import type { SecondFactorState } from '@hanca/common/contract/second-factor.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../layout/Loaded.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { daysLeft, useSecondFactor } from './use-second-factor.ts';

const Due = ({ state }: { state: SecondFactorState }) => {
  const left = daysLeft(state, Date.now());
  if (left === null) return null;
  return left === 0 ? (
    <Alert severity="warning">
      2단계 인증을 등록해야 콘솔을 쓸 수 있어요. 인증 앱이나 패스키 가운데 하나를 등록해 주세요.
    </Alert>
  ) : (
    <Alert severity="info">
      {left}일 안에 인증 앱이나 패스키를 등록해 주세요. 그 뒤에는 등록해야 콘솔을 쓸 수 있어요.
    </Alert>
  );
};

const Page = ({ state }: { state: SecondFactorState }) => (
  <>
    <Due state={state} />
    <ScreenSection title="인증 앱">
      <AuthenticatorApp state={state} />
    </ScreenSection>
    <ScreenSection title="패스키">
      <Typography variant="body2">
        {state.passkeys > 0 ? `패스키 ${state.passkeys}개를 등록했어요. ` : '등록한 패스키가 없어요. '}
        패스키로 로그인하면 코드를 묻지 않아요. 패스키만 있으면 비밀번호로는 로그인할 수 없으니 인증 앱도 함께
        등록해 두세요. 등록하고 지우는 곳은 <Link href="/mypage/account">내 계정</Link>이에요.
      </Typography>
    </ScreenSection>
  </>
);

/** The second factor of the staff member at the console. */
export const SecurityPage = () => {
  const query = useSecondFactor();
  return (
    <Stack sx={{ gap: 2, mt: 1, maxWidth: 720 }}>
      <ScreenTitle text="보안" />
      <Loaded
        query={query}
        waiting={<Skeleton variant="rounded" height={160} />}
        problem="보안 설정을 불러오지 못했어요."
      >
        {(state) => <Page state={state} />}
      </Loaded>
    </Stack>
  );
};
