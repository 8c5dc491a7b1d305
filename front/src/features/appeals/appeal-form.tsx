import { APPEAL_MAX } from '@hanca/common/text-limits.ts';
import { Refused } from '../../session/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { focusBehind } from '../../ui/focus-on.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Row, Stack } from '../../ui/layout.tsx';

const fetchRules = async () => (await import('./appeal-rules.ts')).appealRules;

const focus = (box: HTMLTextAreaElement | null) => box?.focus();

interface AppealFormProps {
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Says what a member thinks of a decision. */
export const AppealForm = ({ onSend, onCancel }: AppealFormProps) => {
  const { props, errors, refusal, sending } = useForm({
    fetchRules,
    send: ({ text }) => onSend(text),
    refusedAt: 'text',
  });
  return (
    <div ref={focusBehind}>
      <form {...props}>
        <Stack>
          <Refused refusal={refusal} />
          <TextArea
            name="text"
            label="다르게 생각하는 점"
            hint="한 번만 보낼 수 있어요. 운영진이 다시 살펴보고 답해 드려요."
            max={APPEAL_MAX}
            rows={4}
            ref={focus}
            error={errors.text}
          />
          <Row>
            <Button onClick={onCancel}>취소</Button>
            <Button type="submit" tone="go" aria-disabled={sending}>
              {sending ? '보내는 중…' : '보내기'}
            </Button>
          </Row>
        </Stack>
      </form>
    </div>
  );
};
