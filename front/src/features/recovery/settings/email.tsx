import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EmailForm } from './email-form.tsx';

interface EmailSectionProps {
  me: { email: string; verified: boolean; addressTaken: boolean; pendingEmail: string; hasPassword: boolean };
}

/** The address, whether it is verified, the one that is to take its place, and the way to another. */
export const EmailSection = ({ me }: EmailSectionProps) => {
  const { email, verified, addressTaken, pendingEmail, hasPassword } = me;
  const { hash } = useLocation();
  const [open, setOpen] = useState<boolean>();
  // The section comes later than the page whose address names it.
  useEffect(() => {
    if (hash === '#email') document.getElementById('email')?.scrollIntoView();
  }, [hash]);
  return (
    <Section id="email" title="이메일">
      <p className="quiet">
        {email || '등록한 이메일이 없어요.'}{' '}
        {email && <Tag tone="quiet">{verified ? '인증함' : '인증 전'}</Tag>}
      </p>
      {addressTaken && (
        <Notice tone="warn" title="다른 계정에서 인증한 이메일이에요">
          이 계정의 매물과 저장한 것은 그대로 있고, 지금 비밀번호로 계속 로그인할 수 있어요. 이 계정에는 다른
          이메일을 등록해 주세요.
        </Notice>
      )}
      {pendingEmail && (
        <Notice title={`${pendingEmail} 주소를 확인해 주세요`}>
          로그인한 브라우저에서 그 주소로 보낸 메일의 링크를 열면 이메일이 바뀌어요. 링크는 24시간 동안 쓸 수
          있어요. 메일이 없으면 스팸함을 보거나 아래에서 다시 보내 주세요.
        </Notice>
      )}
      {open ? (
        <EmailForm hasPassword={hasPassword} focused onDone={() => setOpen(false)} />
      ) : (
        <p>
          <Button ref={open === false ? focusOn : undefined} onClick={() => setOpen(true)}>
            {email ? '이메일 바꾸기' : '이메일 등록하기'}
          </Button>
        </p>
      )}
    </Section>
  );
};
