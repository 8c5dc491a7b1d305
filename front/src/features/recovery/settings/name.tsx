import { useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { meQuery } from '../../../session/queries.ts';
import { Refused } from '../../../session/refused.tsx';
import { sessionStore } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toasts.ts';

const fetchRules = async () => (await import('../rules.ts')).nameRules;

/** Changes the name that others see. */
export const NameSection = ({ name }: { name: string }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.recovery.changeName({ body }));
      sessionStore.changed();
      showToast('이름을 바꿨어요.');
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
    },
    refusedAt: 'name',
  });
  return (
    <Section id="name" title="이름">
      <Stack as="form" gap={3} {...props}>
        <Refused refusal={refusal} />
        <TextField
          name="name"
          label="보이는 이름"
          autoComplete="nickname"
          hint="글과 문의에서 다른 회원이 봐요. 40자까지 쓸 수 있어요."
          defaultValue={name}
          required
          error={errors.name}
        />
        <div>
          <Button type="submit" aria-disabled={sending}>
            {sending ? '저장하는 중…' : '이름 저장'}
          </Button>
        </div>
      </Stack>
    </Section>
  );
};
