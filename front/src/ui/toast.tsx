import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';

/** How long it stays (specification, business constants). */
const SHOWN_MS = 5_000;

interface ToastProps {
  /** What just happened, in a sentence; '' shows nothing. */
  text: string;
  onGone: () => void;
}

/** A sentence at the foot of the screen, read out, that goes by itself. */
export const Toast = ({ text, onGone }: ToastProps) => {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, onGone]);
  if (!text) return null;
  return createPortal(
    <p role="alert" className={styles.toast}>
      {text}
    </p>,
    document.body,
  );
};
