import { type ComponentType, useState } from 'react';
import { fetchWithStyles } from './fetch-code.ts';
import { RELOAD_HINT } from './lazy-part.tsx';
import { showToast } from './toasts.ts';

interface LazyDialog<P> {
  /** The dialog while it is open. */
  Opened: ComponentType<P> | null;
  open: () => void;
  close: () => void;
}

/** A dialog whose code is fetched when it is opened. Where that fails a toast says so and the page stays as it is. */
export const useLazyDialog = <P>(fetchDialog: () => Promise<ComponentType<P>>): LazyDialog<P> => {
  const [Opened, setOpened] = useState<ComponentType<P> | null>(null);
  const open = () => {
    fetchWithStyles(fetchDialog).then(
      (dialog) => setOpened(() => dialog),
      () => showToast(`창을 열지 못했어요. 연결을 확인하고 다시 눌러 주세요. ${RELOAD_HINT}`, 'alert'),
    );
  };
  return { Opened, open, close: () => setOpened(null) };
};
