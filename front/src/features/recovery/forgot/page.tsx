import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Head } from '../../../ui/head.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useOrigin } from '../../account/after-signin.ts';
import styles from '../recovery.module.css';

const fetchRules = async () => (await import('../rules.ts')).forgotRules;

/** The address that was typed on the page before. */
const useTyped = (): string => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'email' in state ? String(state.email) : '';
};

interface FormProps {
  email: string;
  onSent: (email: string) => void;
}

const Form = ({ email, onSent }: FormProps) => {
  const { call } = useDeps();
  const hydrated = useHydrated();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.recovery.forgot({ body }));
      onSent(body.email);
    },
    refusedAt: 'email',
  });
  return (
    <form {...props}>
      <RefusalNotice refusal={refusal} />
      <TextField
        // The server knows of no address, and a field takes its first value alone.
        key={hydrated ? email : ''}
        defaultValue={hydrated ? email : ''}
        name="email"
        label="가입한 이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        error={errors.email}
      />
      <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={sending}>
        {sending ? '보내는 중…' : '메일 받기'}
      </Button>
    </form>
  );
};

/** Asking for the mail with which a new password is set. */
export const Component = () => {
  const typed = useTyped();
  const origin = useOrigin();
  const [sent, setSent] = useState<string | null>(null);
  const [again, setAgain] = useState<string | null>(null);
  return (
    <AccountCard
      title="비밀번호 찾기"
      lead="가입한 이메일로 새 비밀번호를 정할 수 있는 링크를 보내 드려요."
      needsScripts="비밀번호를 찾는 데에는 자바스크립트가 필요해요."
      foot={
        <>
          비밀번호가 생각나셨나요? <Link to={paths.emailSignin(origin ?? undefined)}>로그인</Link>
        </>
      }
    >
      <Head title="비밀번호 찾기" description="한카 계정의 비밀번호를 새로 정해요." unlisted />
      {sent === null ? (
        <Form email={again ?? typed} onSent={setSent} />
      ) : (
        <Stack gap={4} className={styles.outcome}>
          <Notice title="메일을 확인해 주세요" live>
            {sent} 주소로 가입했다면 링크를 보냈어요. 링크는 30분 동안 쓸 수 있어요. 메일이 없으면 스팸함과
            주소를 확인해 주세요. 여러 번 요청하면 새 메일을 보내지 않아요. 마지막으로 받은 메일의 링크를 열어
            주세요.
          </Notice>
          <Button
            ref={focusOn}
            wide
            onClick={() => {
              setAgain(sent);
              setSent(null);
            }}
          >
            다시 보내기
          </Button>
        </Stack>
      )}
    </AccountCard>
  );
};
