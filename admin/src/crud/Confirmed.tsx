import { type MouseEvent, type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmedProps {
  /** The dialog's title. */
  title: string;
  /** What the dialog asks, with what follows from it. */
  question: string;
  /** Does it; the dialog stays until it is settled. What fails is told by the caller. */
  onConfirm: () => Promise<unknown>;
  /** The button, which opens the dialog. */
  children: (open: () => void) => ReactNode;
}

/** What is done only after a question. */
export const Confirmed = ({ title, question, onConfirm, children }: ConfirmedProps) => {
  const [isOpen, setOpen] = useState(false);
  const [acting, setActing] = useState(false);

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setActing(true);
    await onConfirm();
    setActing(false);
    setOpen(false);
  };

  return (
    <>
      {children(() => setOpen(true))}
      <Confirm
        isOpen={isOpen}
        loading={acting}
        title={title}
        content={question}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
