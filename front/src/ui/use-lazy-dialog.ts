import { type ComponentType, useState } from 'react';

interface LazyDialog<P> {
  /** The dialog while it is open. */
  Opened: ComponentType<P> | null;
  open: () => void;
  close: () => void;
  /** What to tell where its code could not be fetched; '' for nothing. */
  failure: string;
  forgetFailure: () => void;
}

/** A dialog whose code is fetched when it is first opened; without it the page stays as it is. */
export const useLazyDialog = <P>(fetchDialog: () => Promise<ComponentType<P>>): LazyDialog<P> => {
  const [Opened, setOpened] = useState<ComponentType<P> | null>(null);
  const [failure, setFailure] = useState('');
  const open = () => {
    setFailure('');
    fetchDialog().then(
      (dialog) => setOpened(() => dialog),
      () => setFailure('창을 열지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.'),
    );
  };
  return {
    Opened,
    open,
    close: () => setOpened(null),
    failure,
    forgetFailure: () => setFailure(''),
  };
};
