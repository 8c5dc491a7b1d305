import type { SvgIconComponent } from '@mui/icons-material';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type { ResourceProps } from 'react-admin';
import { posts } from './posts/index.ts';
import { realties } from './realties/index.ts';
import { reports } from './reports/index.ts';

export interface MenuGroup {
  name: string;
  label: string;
  icon: SvgIconComponent;
  resources: ResourceProps[];
}

/** The console's registry: routes, menu and paths are all made from it. */
export const menu: MenuGroup[] = [
  { name: 'posting', label: '포스팅 관리', icon: ArticleIcon, resources: [posts] },
  { name: 'listing', label: '매물 관리', icon: ApartmentIcon, resources: [realties, reports] },
];

/** The resources of all groups, in the order of the menu. */
export const resources: ResourceProps[] = menu.flatMap((group) => group.resources);
