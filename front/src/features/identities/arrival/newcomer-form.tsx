import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { Newcomer } from '@hanca/common/contract/identities.ts';
import { PROVIDER_TITLES } from '@hanca/common/providers.ts';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { JOINED } from '../../account/joined.ts';
import { AgreeField } from '../../terms/agree-field.tsx';
import styles from './page.module.css';

const fetchRules = async () => (await import('../rules.ts')).identitySignupRules;

interface NewcomerFormProps {
  newcomer: Newcomer;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** What is missing of a member whom another service has vouched for. */
export const NewcomerForm = ({ newcomer, onSignedIn }: NewcomerFormProps) => {
  const { provider, name, email, emailState } = newcomer;
  const { call } = useDeps();
  const title = PROVIDER_TITLES[provider];
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      const signedIn = await call((client) => client.identities.signup({ body }));
      showToast(JOINED);
      await onSignedIn(signedIn);
    },
    refusedAt: 'name',
  });
  return (
    <form {...props} aria-label="회원가입">
      {emailState === 'taken' ? (
        <Notice tone="warn" title="이 이메일로 가입한 계정이 이미 있어요" live>
          <span className={styles.address}>{email}</span>로 가입한 한카 계정이 있어요. 그 계정을 계속 쓰시려면{' '}
          <Link to={paths.signin(paths.account)}>그 계정으로 로그인</Link>한 뒤 내 계정에서 {title} 계정을
          연결해 주세요. 아래에서 가입하면 이메일이 없는 새 계정이 생겨요.
        </Notice>
      ) : (
        <p role="status">{title} 계정을 확인했어요. 한 번만 더 확인하면 가입이 끝나요.</p>
      )}
      <RefusalNotice refusal={refusal} />
      <TextField
        name="name"
        label="이름"
        autoComplete="nickname"
        hint="글과 문의에 보이는 이름이에요. 40자까지 쓸 수 있어요."
        required
        defaultValue={name}
        error={errors.name}
      />
      {(emailState === 'verified' || emailState === 'unverified') && (
        <CheckField
          name="useEmail"
          defaultChecked
          label={
            <>
              <span className={styles.address}>{email}</span>로 소식을 받을게요.
            </>
          }
          hint={
            emailState === 'verified'
              ? '문의와 게시 만료 소식을 메일로 보내 드려요.'
              : '이 주소로 인증 메일을 보내 드려요. 인증한 뒤부터 소식을 메일로 보내요.'
          }
          error={errors.useEmail}
        />
      )}
      <AgreeField error={errors.agree} />
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '가입하는 중…' : '가입하기'}
      </Button>
    </form>
  );
};
