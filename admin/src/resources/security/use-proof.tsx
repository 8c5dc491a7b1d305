import { ApiError } from '@hanca/common/problem.ts';
import { useState } from 'react';
import { ProofDialog } from './ProofDialog.tsx';

/**
 * For calls that need a recent proof that the account is the own: they are made, and after a refusal again, once the password was
 * entered.
 * @returns how to make such a call, which throws what the call throws, and the dialog to render
 */
export const useProof = () => {
  const [asked, setAsked] = useState<PromiseWithResolvers<boolean> | null>(null);

  const withProof = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.problem.code === 'reauthenticate')) throw error;
      const proof = Promise.withResolvers<boolean>();
      setAsked(proof);
      if (!(await proof.promise)) throw error;
      return call();
    }
  };

  const end = (proved: boolean) => {
    asked?.resolve(proved);
    setAsked(null);
  };
  return { withProof, dialog: asked && <ProofDialog onEnd={end} /> };
};
