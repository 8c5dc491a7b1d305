import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './toast-host.module.css';
import { type Toast, toastStore } from './toasts.ts';

/** How long one stays (specification, business constants). */
const SHOWN_MS = 5_000;
/** More than these wait until there is room. */
const SHOWN_AT_ONCE = 3;

interface ToastLineProps {
  toast: Toast;
  /** It stays while somebody points at it or is in it. */
  held: boolean;
  onClose: () => void;
}

const ToastLine = ({ toast: { id, text, role }, held, onClose }: ToastLineProps) => {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toastStore.remove(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    <div className={styles.toast}>
      <p role={role === 'alert' ? role : undefined}>{text}</p>
      <button type="button" aria-label="알림 닫기" onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
};

/** The sentences at the foot of the screen that say what just happened and go by themselves. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all, toastStore.all);
  const [held, setHeld] = useState(false);
  /** Where the focus was before it came here. */
  const before = useRef<HTMLElement>(null);
  const shown = toasts.slice(0, SHOWN_AT_ONCE);
  const empty = shown.length === 0;
  // What the pointer was on is gone without being left.
  useEffect(() => {
    if (empty) setHeld(false);
  }, [empty]);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = (id: number) => {
    before.current?.focus({ preventScroll: true });
    toastStore.remove(id);
  };
  const lines = (role: Toast['role']) =>
    shown
      .filter((toast) => toast.role === role)
      .map((toast) => <ToastLine key={toast.id} toast={toast} held={held} onClose={() => close(toast.id)} />);
  return (
    <section
      className={styles.toasts}
      aria-label="알림"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      {lines('alert')}
      {/* There before its lines: a status that comes together with its text is often not read out. */}
      <div role="status" aria-atomic="false">
        {lines('status')}
      </div>
    </section>
  );
};
