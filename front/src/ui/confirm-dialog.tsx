import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Stack } from './layout.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What it does, and of what. */
  children: ReactNode;
  /** What the button says, and what while it is being done. */
  action: string;
  doing: string;
  /** What its other button says: not 취소 where the action itself cancels something. */
  dismissal?: '취소' | '닫기';
  /** 'warn' for what takes something away. */
  tone: 'go' | 'warn';
  pending: boolean;
  /** In: closes the dialog, as its other button does, so that the focus goes back to where it came from. */
  onConfirm: (close: () => void) => void;
  onClose: () => void;
}

const closeAround = (button: HTMLElement) => button.closest('dialog')?.close();

/** Asks before something is done that ends or takes away. */
export const ConfirmDialog = ({
  title,
  children,
  action,
  doing,
  dismissal = '취소',
  tone,
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <Stack gap={4}>
      {children}
      <div className={styles.answers}>
        <Button onClick={({ currentTarget }) => closeAround(currentTarget)}>{dismissal}</Button>
        <Button
          tone={tone}
          aria-disabled={pending}
          onClick={({ currentTarget }) => !pending && onConfirm(() => closeAround(currentTarget))}
        >
          {pending ? doing : action}
        </Button>
      </div>
    </Stack>
  </Dialog>
);
