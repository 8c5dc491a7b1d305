export interface Toast {
  id: number;
  text: string;
  /** 'alert' for what went wrong: it interrupts who has the page read out. */
  role: 'status' | 'alert';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Says in a sentence what just happened. Saying the same again replaces what was said. */
export const showToast = (text: string, role: Toast['role'] = 'status'): void => {
  lastId += 1;
  set([...toasts.filter((toast) => toast.text !== text), { id: lastId, text, role }]);
};

/** The sentences that are shown or wait for their turn, the oldest first, for useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  all: (): readonly Toast[] => toasts,
  remove: (id: number): void => set(toasts.filter((toast) => toast.id !== id)),
};
