import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearch } from '../../ui/use-search.ts';
import { comparedIds } from './compared-ids.ts';

/** The homes that are chosen to be compared: also in the address, so that they stay over pages, back and reload. */
export const useChosen = () => {
  const search = useSearch();
  const navigate = useNavigate();
  // A box is checked at once, and not when the address has followed.
  const [ids, setIds] = useState(() => comparedIds(search));
  const set = (chosen: number[]) => {
    setIds(chosen);
    const next = new URLSearchParams(search);
    if (chosen.length > 0) next.set('ids', chosen.join(','));
    else next.delete('ids');
    void navigate({ search: next.toString() }, { preventScrollReset: true, replace: true });
  };
  return {
    ids,
    choose: (id: number, chosen: boolean) => set(chosen ? [...ids, id] : ids.filter((one) => one !== id)),
    clear: () => set([]),
  };
};
