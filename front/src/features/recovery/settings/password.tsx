import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Section } from '../../../ui/section.tsx';
import { PasswordForm } from './password-form.tsx';

interface PasswordSectionProps {
  me: { email: string; hasPassword: boolean; pendingEmail: string };
}

/** Changes the password; who signs in another way sets their first. */
export const PasswordSection = ({ me: { email, hasPassword, pendingEmail } }: PasswordSectionProps) => {
  const [open, setOpen] = useState<boolean>();
  return (
    <Section id="password" title="비밀번호">
      <p className="quiet">
        {hasPassword
          ? '비밀번호를 바꾸면 다른 기기에서는 로그아웃돼요.'
          : '아직 비밀번호가 없어요. 정하면 이메일로도 로그인할 수 있어요.'}
        {pendingEmail && ' 아직 확인하지 않은 새 이메일은 취소되니 그 뒤에 다시 신청해 주세요.'}
      </p>
      {open ? (
        <PasswordForm email={email} hasPassword={hasPassword} onDone={() => setOpen(false)} />
      ) : (
        <p>
          <Button ref={open === false ? focusOn : undefined} onClick={() => setOpen(true)}>
            {hasPassword ? '비밀번호 바꾸기' : '비밀번호 정하기'}
          </Button>
        </p>
      )}
    </Section>
  );
};
