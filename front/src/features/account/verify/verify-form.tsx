import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { meQuery } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { RefusalNotice } from '../../../ui/form/refusal-notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './verify-form.module.css';

const fetchRules = async () => (await import('../account-rules.ts')).verificationRules;

interface VerifyFormProps {
  /** It was opened by a press: the field gets the focus. */
  focused?: boolean;
  onDone: () => void;
  /** What else can be done, beside the other mail. */
  children?: ReactNode;
}

/** The six digits of the mail that verifies an address, and that mail once more. */
export const VerifyForm = ({ focused = false, onDone, children }: VerifyFormProps) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.account.verify({ body }));
      onDone();
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
    },
    refusedAt: 'token',
  });
  const again = useMutation({ mutationFn: () => call((client) => client.account.sendVerification()) });
  return (
    // Not checked when it is left: that is also how the other mail is got.
    <Stack as="form" className={styles.form} {...props} onBlur={() => undefined}>
      <RefusalNotice refusal={refusal} />
      <Row className={styles.code}>
        <TextField
          ref={focused ? focusOn : undefined}
          name="token"
          label="인증 코드 6자리"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.token}
        />
        <Button type="submit" tone="go" aria-disabled={sending}>
          {sending ? '확인하는 중…' : '인증하기'}
        </Button>
      </Row>
      <Row>
        <Button aria-disabled={again.isPending} onClick={() => !again.isPending && again.mutate()}>
          {again.isPending ? '보내는 중…' : '인증 메일 다시 받기'}
        </Button>
        {children}
      </Row>
      <p role="status" className={again.isError ? styles.failed : styles.outcome}>
        {again.isSuccess && '메일을 다시 보냈어요. 스팸함도 확인해 주세요. 전에 받은 코드는 쓸 수 없어요.'}
        {again.isError && failureText(again.error)}
      </p>
    </Stack>
  );
};
