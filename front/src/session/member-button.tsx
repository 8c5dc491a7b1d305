import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useSigninHref } from './use-signin-href.ts';
import { useUserId } from './use-user-id.ts';

interface MemberButtonProps {
  tone?: 'plain' | 'go';
  wide?: boolean;
  /** What it does is under way. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button for members; for nobody, and without scripts, it leads to signing in and back. */
export const MemberButton = ({ busy = false, onClick, ...rest }: MemberButtonProps) => {
  const userId = useUserId();
  const signin = useSigninHref();
  return userId ? (
    <Button aria-disabled={busy} onClick={onClick} {...rest} />
  ) : (
    <ButtonLink to={signin} {...rest} />
  );
};
