import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  /** After it has closed, by its button, by Escape or by going away. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that is open as long as it is rendered; the focus goes back to where it came from. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Where there is something to fill in, that comes first, not the button that closes.
    dialog?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label="닫기"
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
};
