import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { daysLeft, useSecondFactor } from './use-second-factor.ts';

const Security = lazy(async () => ({ default: (await import('./SecurityPage.tsx')).SecurityPage }));

/** The page that sets up a second factor. */
export const SECURITY = '/security';

/**
 * Around every screen. Staff who need a second factor and have none read how many days are left, and meet nothing but the page that
 * sets one up once those are over: the server answers them no other call.
 */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const { data } = useSecondFactor();
  const { pathname } = useLocation();
  const left = data ? daysLeft(data, Date.now()) : null;
  if (left === 0) {
    return (
      <Suspense>
        <Security />
      </Suspense>
    );
  }
  return (
    <>
      {left !== null && pathname !== SECURITY && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {left}일 안에 2단계 인증을 등록해 주세요. 그 뒤에는 등록해야 콘솔을 쓸 수 있어요.{' '}
          <Link component={LinkBase} to={SECURITY}>
            등록하기
          </Link>
        </Alert>
      )}
      {children}
    </>
  );
};
