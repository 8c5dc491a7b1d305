import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ANY, type ChargerFilter, chargerAddress } from './address.ts';

/** In the local storage: the plugs belong to whoever drives with this device, not to an account. */
const KEY = 'hanca.plugs';

const read = (): string => {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    // Anybody can change what a browser stores.
    return /^[a-z0-9,]{1,60}$/.test(stored) ? stored : '';
  } catch {
    return '';
  }
};

const write = (plugs: string): void => {
  try {
    if (plugs === ANY) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, plugs);
  } catch {
    // Storage can be switched off: then the address alone knows.
  }
};

const list = chargerAddress();

/** Remembers the plugs that an address names; where it leaves them open, leads to the remembered ones. */
export const useOwnPlugs = (filter: ChargerFilter): void => {
  const navigate = useNavigate();
  const { plug } = filter;
  const address = JSON.stringify(filter);
  useEffect(() => {
    if (plug) return write(plug);
    const own = read();
    if (own) void navigate(list.href({ ...JSON.parse(address), plug: own }, 1), { replace: true });
  }, [plug, address, navigate]);
};
