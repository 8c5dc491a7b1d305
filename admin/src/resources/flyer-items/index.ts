import ItemIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What flyers offer: list, and the form in which it is drawn on a page. */
export const flyerItems: ResourceProps = {
  name: 'flyerItems',
  icon: ItemIcon,
  options: { label: '전단지 상품' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./FlyerItemList.tsx')).FlyerItemList })),
  create: lazy(async () => ({ default: (await import('./FlyerItemForm.tsx')).FlyerItemCreate })),
  edit: lazy(async () => ({ default: (await import('./FlyerItemForm.tsx')).FlyerItemEdit })),
};
