import HomeIcon from '@mui/icons-material/HomeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Rental listings in the console: the list, and a page to read one. Their texts are their owners' own. */
export const realties: ResourceProps = {
  name: 'realties',
  icon: HomeIcon,
  options: { label: '매물' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./RealtyList.tsx')).RealtyList })),
  show: lazy(async () => ({ default: (await import('./RealtyShow.tsx')).RealtyShow })),
};
