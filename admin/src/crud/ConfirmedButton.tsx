import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmedButtonProps {
  /** On the button, and the dialog's title. */
  label: string;
  /** What the dialog asks, with what follows from it. */
  question: string;
  /** Does it; the dialog stays until it is settled. What fails is told by the caller. */
  onConfirm: () => Promise<unknown>;
  color?: ButtonProps['color'];
  disabled?: boolean;
}

/** A button that asks before it acts. */
export const ConfirmedButton = ({ label, question, onConfirm, color, disabled }: ConfirmedButtonProps) => {
  const [asking, setAsking] = useState(false);
  const [acting, setActing] = useState(false);

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setActing(true);
    await onConfirm();
    setActing(false);
    setAsking(false);
  };

  return (
    <>
      <Button variant="outlined" color={color} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asking}
        loading={acting}
        title={label}
        content={question}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
