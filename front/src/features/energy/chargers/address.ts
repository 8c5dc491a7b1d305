import type { Filter } from '../../../lists/list-address.ts';
import { listAddress } from '../../../lists/list-address.ts';
import { oneOf, type Reader, region } from '../../../lists/parameters.ts';
import { CHARGERS } from '../energy-paths.ts';
import { near } from '../near-parameter.ts';

/** Any plug, though the device remembers some. */
export const ANY = 'all';

/** Plugs in one order, each once. In: their codes, which are no part of a first script. */
const plugsOf =
  (codes: readonly string[]): Reader =>
  (text) =>
    text === ANY ? ANY : codes.filter((code) => text.split(',').includes(code)).join(',');

/** The code of a network, as the server makes it. */
const network: Reader = (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : '');

export type ChargerFilter = Filter<'region' | 'plug' | 'power' | 'network' | 'near' | 'map'>;

/** The list of chargers. In: the codes of plugs and powers, without which it only makes links. */
export const chargerAddress = (plugs: readonly string[] = [], powers: readonly string[] = []) => {
  const list = listAddress({
    path: CHARGERS,
    size: 20,
    filters: {
      region,
      plug: plugsOf(plugs),
      power: oneOf(powers),
      network,
      near,
      map: oneOf(['on']),
    },
  });
  return {
    ...list,
    // Its parameters in their one order, however a link was put together.
    href: ({ region: place, plug, power, network: runs, near: point, map }: ChargerFilter, to: number) =>
      list.href({ region: place, plug, power, network: runs, near: point, map }, to),
  };
};
