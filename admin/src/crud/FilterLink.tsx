import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

interface FilterLinkProps {
  resource: string;
  /** The filters with which the list opens. */
  filter: Record<string, string | number>;
  children: ReactNode;
}

/** A link to a list narrowed by some filters. */
export const FilterLink = ({ resource, filter, children }: FilterLinkProps) => (
  <Link
    component={LinkBase}
    to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
    underline="hover"
  >
    {children}
  </Link>
);
