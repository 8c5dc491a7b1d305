import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useSearch } from '../../../ui/use-search.ts';

/** The state of a history entry that was opened from the list, which is one step behind it. */
export const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** Which coupon is shown large: it is in the address, so that going back closes it. */
export const useOpened = (page: number): { opened: number | null; close: () => void } => {
  const search = useSearch();
  const { state } = useLocation();
  const navigate = useNavigate();
  const text = search.get('open') ?? '';
  const opened = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const shown = useRef(opened);
  useLayoutEffect(() => {
    shown.current = opened;
  }, [opened]);
  const close = () => {
    // A dialog fires `close` also when going back has closed it.
    if (shown.current === null) return;
    shown.current = null;
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.myCoupons({ page }), { replace: true, preventScrollReset: true });
  };
  return { opened, close };
};
