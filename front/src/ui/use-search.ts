import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The parameters of the address. React Router's own hook can set them, too, which weighs more than it saves. */
export const useSearch = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
