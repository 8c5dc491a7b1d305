import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useUserId } from './session.tsx';
import { useMemberPress } from './use-intent.ts';
import { useSigninHref } from './use-signin-href.ts';

interface MemberButtonProps {
  tone?: 'plain' | 'go';
  wide?: boolean;
  /** The action and its object ('ask-12'): after signing in for it, it is done without another press. */
  intent: string;
  /** What it does is under way. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button for members; for nobody, and without scripts, it leads to signing in and back. */
export const MemberButton = ({ intent, busy = false, onClick, ...rest }: MemberButtonProps) => {
  const userId = useUserId();
  const signin = useSigninHref();
  const press = useMemberPress(intent, onClick);
  return userId ? (
    <Button aria-disabled={busy} onClick={onClick} {...rest} />
  ) : (
    <ButtonLink to={signin} onClick={press} {...rest} />
  );
};
