import { type FormEvent, useState } from 'react';

/** Sends a form that has one field, once at a time. Out: what to do when it is submitted, and what was wrong with it, '' for nothing. */
export const useSending = (send: () => Promise<void>) => {
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      await send();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '확인하지 못했어요.');
      setSending(false);
    }
  };

  return { problem, onSubmit: (event: FormEvent) => void submit(event) };
};
