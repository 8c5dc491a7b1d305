import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';

/** Asks by one press whether a home can still be had: who wants to know no more need not write. */
export const StillThere = ({ id, userName }: { id: number; userName: string }) => {
  const { call } = useDeps();
  const [state, setState] = useState<'waits' | 'sending' | 'sent'>('waits');
  const [refusal, setRefusal] = useState('');
  const ask = async () => {
    if (state !== 'waits') return;
    setState('sending');
    setRefusal('');
    try {
      await call((client) => client.realties.inquire({ params: { id } }));
      setState('sent');
    } catch (error) {
      setRefusal(failureText(error));
      setState('waits');
    }
  };
  if (state === 'sent') {
    return (
      <p role="status">
        {userName}님에게 물어봤어요. 답하면 이 매물에 보이고, 48시간 안에 답이 없으면 ‘확인되지 않음’이라고
        표시돼요.
      </p>
    );
  }
  return (
    <Stack>
      <Button
        wide
        aria-disabled={state === 'sending'}
        // A field that loses the focus says what it lacks, and this would move away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void ask()}
      >
        {state === 'sending' ? '물어보는 중…' : '글 없이 아직 있는지만 물어보기'}
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
    </Stack>
  );
};
