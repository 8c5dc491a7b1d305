import type { Claim } from '@hanca/common/contract/account.ts';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { ChipsField, TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NewPasswordField } from '../../recovery/new-password-field.tsx';

const fetchRules = async () => (await import('../../recovery/rules.ts')).claimRules;

const OWNERS = [
  { value: 'keep', title: '내가 올린 매물이에요' },
  { value: 'delete', title: '내가 올린 매물이 아니에요' },
];

interface ClaimFormProps {
  token: string;
  claim: Claim;
  onVerified: () => void;
}

/** Lets the owner of an address take over an account that a stranger may have made: password, name, and which drafts to keep. */
export const ClaimForm = ({ token, claim: { name, drafts }, onVerified }: ClaimFormProps) => {
  const { call } = useDeps();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (values) => {
      await call((client) => client.recovery.reset({ body: { ...values, token } }));
      onVerified();
    },
    refusedAt: 'password',
  });
  return (
    <form {...props}>
      <Notice tone="warn" title="새 비밀번호를 정해 주세요" live>
        아직 인증되지 않은 계정이라 다른 사람이 이 주소로 가입했을 수 있어요. 그래서 새 비밀번호로 인증하면
        모든 기기에서 로그아웃되고 기존 비밀번호, 패스키, 인증 앱, 다른 서비스 연결이 해제돼요. 이메일 변경
        신청, 푸시 알림, 캘린더 주소도 취소돼요.
      </Notice>
      <p>
        직접 가입했다면 가입할 때 사용한 브라우저에서 인증 메일의 링크를 열어 주세요. 로그인돼 있으면 모두
        그대로 유지돼요.
      </p>
      <RefusalNotice refusal={refusal} />
      <TextField
        ref={focusOn}
        name="name"
        label="이름"
        autoComplete="nickname"
        hint="글과 문의에 보이는 이름이에요. 내가 정한 이름이 아니면 변경해 주세요."
        required
        defaultValue={name}
        error={errors.name}
      />
      {drafts.length > 0 ? (
        <ChipsField
          name="drafts"
          label={`인증을 기다리는 매물 ${drafts.length}건`}
          hint={`${drafts.map((title) => `‘${title}’`).join(', ')}. 내가 올린 매물이면 인증 후 바로 공개되고, 아니면 삭제돼요.`}
          choices={OWNERS}
          error={errors.drafts}
        />
      ) : (
        <input type="hidden" name="drafts" value="keep" />
      )}
      <NewPasswordField error={errors.password} />
      <Button type="submit" tone="go" wide aria-disabled={sending}>
        {sending ? '인증하는 중…' : '새 비밀번호로 인증하기'}
      </Button>
    </form>
  );
};
