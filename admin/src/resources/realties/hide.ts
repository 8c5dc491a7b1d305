import { realties } from '@hanca/common/contract/realties.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { useDeselect } from '../../crud/selection.tsx';

const { reason } = realties.hide.body.shape;

/** What the dialog asks for: as the contract has it, but not empty, which would show the listing again. */
export const hideForm = realties.hide.body
  .omit({ id: true })
  .extend({ reason: reason.min(1, { error: 'required' }) });

/** The reason that shows a listing again. */
export const NO_REASON = '';

/** Hides a listing, or shows it again for NO_REASON. Throws an HttpError with a Korean message. */
export const useHideCall = () => {
  const client = useClient();
  return (id: number, reason: string) => asSave(client.realties.hide({ body: { id, reason } }));
};

/**
 * Hides listings and shows them again; every screen is read anew after it. `hide` throws an HttpError with a Korean
 * message; `show` notifies of its failure itself.
 */
export const useVisibility = (id: number) => {
  const call = useHideCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const deselect = useDeselect('realties');

  const { mutateAsync, isPending } = useMutation({ mutationFn: (reason: string) => call(id, reason) });

  const hide = async (reason: string) => {
    await mutateAsync(reason);
    deselect(id);
    notify(reason === NO_REASON ? '매물을 다시 보여요' : '매물을 숨겼어요', { type: 'success' });
    refresh();
  };

  const show = () =>
    hide(NO_REASON).catch((error: Error) => {
      notify(error.message, { type: 'error' });
    });

  return { hide, show, isPending };
};
