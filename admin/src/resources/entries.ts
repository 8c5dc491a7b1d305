import type { SvgIconComponent } from '@mui/icons-material';
import type { ResourceProps } from 'react-admin';
import { toFormPath } from '../core/paths.tsx';

/** A way to a screen: to the dashboard, or to a resource of another group with its filters set. */
export interface Shortcut {
  to: string;
  label: string;
  icon?: SvgIconComponent;
}

export type Entry = ResourceProps | Shortcut;

export interface MenuGroup {
  name: string;
  label: string;
  icon: SvgIconComponent;
  entries: Entry[];
}

export const isResource = (entry: Entry | MenuGroup): entry is ResourceProps =>
  'name' in entry && !('entries' in entry);

export const isGroup = (entry: Entry | MenuGroup): entry is MenuGroup => 'entries' in entry;

/** The address of an entry below /admin. */
export const addressOf = (entry: Entry): string =>
  isResource(entry) ? toFormPath(`/${entry.name}`) : entry.to;

export const labelOf = (entry: Entry): string =>
  isResource(entry) ? String(entry.options?.menu ?? entry.options?.label ?? entry.name) : entry.label;

interface Address {
  pathname: string;
  search: string;
}

/** Whether an entry's address is the current one or above it. */
export const leadsTo = (address: string, { pathname }: Pick<Address, 'pathname'>): boolean => {
  const [path = ''] = address.split('?');
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
};

const narrows = (address: string, { search }: Address): boolean => {
  const here = new URLSearchParams(search);
  return [...new URLSearchParams(address.split('?')[1])].every(([name, value]) => here.get(name) === value);
};

/** The one entry to which the current address belongs: that with the longest address that leads there, filters and all. */
export const entryAt = (entries: readonly Entry[], current: Address): Entry | undefined =>
  entries
    .filter((entry) => leadsTo(addressOf(entry), current) && narrows(addressOf(entry), current))
    .sort((a, b) => addressOf(b).length - addressOf(a).length)[0];
