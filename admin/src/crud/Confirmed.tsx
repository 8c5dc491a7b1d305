import { type MouseEvent, type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmedProps {
  /** The dialog's title. */
  title: string;
  /** The dialog's question, with what follows from it. */
  question: string;
  /** Does it; the dialog stays until it is settled. The caller reports what fails. */
  onConfirm: () => Promise<unknown>;
  /** The button, which opens the dialog. */
  children: (open: () => void) => ReactNode;
}

/** What is done only after a question. */
export const Confirmed = ({ title, question, onConfirm, children }: ConfirmedProps) => {
  const [isOpen, setOpen] = useState(false);
  const [acting, setActing] = useState(false);
  // As it was: while the dialog closes the record has changed already.
  const [shown, setShown] = useState(question);

  const open = () => {
    setShown(question);
    setOpen(true);
  };

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setActing(true);
    await onConfirm();
    setActing(false);
    setOpen(false);
  };

  return (
    <>
      {children(open)}
      <Confirm
        isOpen={isOpen}
        loading={acting}
        title={title}
        content={shown}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
