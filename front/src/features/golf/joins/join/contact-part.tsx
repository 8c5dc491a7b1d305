import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { NOTE_MAX } from '@hanca/common/golf-joins.ts';
import { useDeps } from '../../../../deps.ts';
import { Refused } from '../../../../session/refused.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/form/fields.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { showToast } from '../../../../ui/toasts.ts';

interface ContactPartProps {
  join: GolfJoin;
  contact: string;
  onSaved: () => void;
}

/** What the host writes to who plays along: where to meet, and how to be reached. */
export const ContactPart = ({ join: { id }, contact, onSaved }: ContactPartProps) => {
  const { call } = useDeps();
  const { props, errors, refusal, sending } = useForm({
    fetchRules: async () => (await import('../join-rules.ts')).contactRules,
    send: async (body) => {
      await call((client) => client.golfJoins.update({ body: { ...body, id } }));
      showToast('저장했어요. 수락한 분들이 볼 수 있어요.');
      onSaved();
    },
    refusedAt: 'contact',
  });
  return (
    <section className="part" aria-labelledby="contact">
      <h2 id="contact">함께 칠 사람들에게</h2>
      <form {...props}>
        <Stack>
          <Refused refusal={refusal} />
          <TextArea
            name="contact"
            label="만날 곳과 연락처"
            hint="수락한 분에게만 보여요."
            max={NOTE_MAX}
            rows={3}
            defaultValue={contact}
            error={errors.contact}
          />
          <Row>
            <Button type="submit" aria-disabled={sending}>
              {sending ? '저장하는 중…' : '저장'}
            </Button>
          </Row>
        </Stack>
      </form>
    </section>
  );
};
