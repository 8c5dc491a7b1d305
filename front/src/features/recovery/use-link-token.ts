import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSearch } from '../../ui/use-search.ts';

/** The token of the mail's link, which leaves the address and the history as soon as the page has it; null for none. */
export const useLinkToken = (): string | null => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const search = useSearch();
  // The server's page is the same for every link.
  const given = hydrated ? search.get('token') : null;
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (!given) return;
    setToken(given);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [given, pathname, navigate]);
  return given ?? token;
};
