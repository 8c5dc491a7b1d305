import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OtherAccount } from '../../account/other-account.tsx';
import { linkRefusal } from '../link-refused.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import styles from '../recovery.module.css';
import { Expired } from './expired.tsx';

const fetchRules = async () => (await import('../rules.ts')).resetRules;

/** The new password. In: the link's token, null until the browser has taken over the page. */
export const ResetForm = ({ token }: { token: string | null }) => {
  const { call } = useDeps();
  const [state, setState] = useState<'open' | 'done' | 'expired' | 'other'>('open');
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async ({ password }) => {
      try {
        await call((client) => client.recovery.reset({ body: { token: token ?? '', password } }));
        setState('done');
      } catch (error) {
        const code = linkRefusal(error);
        if (code === null) throw error;
        setState(code === 'link.other-account' ? 'other' : 'expired');
      }
    },
    refusedAt: 'password',
  });
  if (state === 'expired') return <Expired opened />;
  if (state === 'other') {
    return (
      <div className={styles.outcome}>
        <OtherAccount />
      </div>
    );
  }
  if (state === 'done') {
    return (
      <Stack gap={4} className={styles.outcome}>
        <Notice title="비밀번호를 바꿨어요" live>
          모든 기기에서 로그아웃했어요. 새 비밀번호로 로그인해 주세요.
        </Notice>
        <ButtonLink ref={focusOn} to={paths.emailSignin()} tone="go" wide>
          로그인
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <form {...props}>
      <RefusalNotice refusal={refusal} />
      <NewPasswordField error={errors.password} />
      <Button type="submit" tone="go" wide disabled={token === null} aria-disabled={sending}>
        {sending ? '바꾸는 중…' : '비밀번호 바꾸기'}
      </Button>
    </form>
  );
};
