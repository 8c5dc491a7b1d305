import Button, { type ButtonProps } from '@mui/material/Button';
import { Confirmed } from './Confirmed.tsx';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'color' | 'disabled'> {
  /** On the button, and the dialog's title. */
  label: string;
  question: string;
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it acts. */
export const ConfirmedButton = ({ label, question, onConfirm, ...look }: ConfirmedButtonProps) => (
  <Confirmed title={label} question={question} onConfirm={onConfirm}>
    {(open) => (
      <Button variant="outlined" {...look} onClick={open}>
        {label}
      </Button>
    )}
  </Confirmed>
);
