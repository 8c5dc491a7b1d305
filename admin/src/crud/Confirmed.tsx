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
  // As they were: meanwhile a colleague, or what is done here, may have changed the record.
  const [shown, setShown] = useState({ question, onConfirm });

  const open = () => {
    setShown({ question, onConfirm });
    setOpen(true);
  };

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setActing(true);
    await shown.onConfirm();
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
        content={shown.question}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
