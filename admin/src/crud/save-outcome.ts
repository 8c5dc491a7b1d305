import { useNavigate, useNotify } from 'react-admin';
import { useListPath } from './list-search.ts';

/**
 * What follows a save: its message and the list in place of the form. A failure needs nothing here: the form shows
 * it from the error's `body.errors`.
 */
export const useSaveOutcome = (resource: string, done: 'created' | 'updated') => {
  const notify = useNotify();
  const navigate = useNavigate();
  const list = useListPath(resource);
  return {
    onSuccess: () => {
      notify(`ra.notification.${done}`, { type: 'success' });
      navigate(list, { replace: true });
    },
  };
};
