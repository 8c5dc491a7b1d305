import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Call, DepsContext, useDeps } from '../../../deps.ts';
import { problemOf } from '../../../failure.ts';
import { fetchWithStyles } from '../../../ui/fetch-code.ts';
import type { DialogProps } from './dialog.tsx';

const fetchDialog = async () => (await import('./dialog.tsx')).ReauthenticationDialog;

/**
 * Around the parts of a page whose calls may need a recent proof that the account is the own (`requireOwner`). They call as ever,
 * by `useDeps`: a call that is answered 403 `reauthenticate` opens one dialog, and is made again after the proof. Where the dialog
 * is closed without one, the call fails with that answer and whatever was typed stays.
 */
export const Reauthentication = ({ children }: { children: ReactNode }) => {
  const deps = useDeps();
  const [Opened, setOpened] = useState<ComponentType<DialogProps> | null>(null);
  /** What the calls wait for while the dialog is open: whether there was a proof. */
  const proof = useRef<PromiseWithResolvers<boolean>>(null);

  const end = (proved: boolean) => {
    proof.current?.resolve(proved);
    proof.current = null;
    setOpened(null);
  };

  const own = useMemo(() => {
    const prove = (): Promise<boolean> => {
      if (proof.current) return proof.current.promise;
      const waiting = Promise.withResolvers<boolean>();
      proof.current = waiting;
      fetchWithStyles(fetchDialog).then(
        (dialog) => setOpened(() => dialog),
        () => {
          proof.current = null;
          waiting.resolve(false);
        },
      );
      return waiting.promise;
    };
    const call: Call = async (use, signal) => {
      try {
        return await deps.call(use, signal);
      } catch (error) {
        if (problemOf(error).code !== 'reauthenticate' || !(await prove())) throw error;
        return deps.call(use, signal);
      }
    };
    return { ...deps, call };
  }, [deps]);

  // Who leaves the page leaves the dialog.
  useEffect(() => () => proof.current?.resolve(false), []);

  return (
    <>
      <DepsContext value={own}>{children}</DepsContext>
      {Opened && <Opened onEnd={end} />}
    </>
  );
};
