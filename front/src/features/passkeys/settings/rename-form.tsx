import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { passkeysQuery } from './query.ts';

const fetchRules = async () => (await import('../rules.ts')).passkeyRules;

/** Gives a passkey another name. */
export const RenameForm = ({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: async (body) => {
      await call((client) => client.passkeys.update({ params: { id }, body }));
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(call).queryKey });
      onDone();
    },
    refusedAt: 'name',
  });
  return (
    <Stack as="form" gap={3} {...props}>
      <Refused refusal={refusal} />
      <TextField ref={focusOn} name="name" label="패스키 이름" defaultValue={name} error={errors.name} />
      <Row gap={2}>
        <Button type="submit" tone="go" aria-disabled={sending}>
          {sending ? '저장하는 중…' : '저장'}
        </Button>
        <Button onClick={onDone}>취소</Button>
      </Row>
    </Stack>
  );
};
