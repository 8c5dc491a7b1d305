import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import NoticeIcon from '@mui/icons-material/PushPinOutlined';
import ReadyIcon from '@mui/icons-material/QuickreplyOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import type { ResourceProps } from 'react-admin';
import { crudResource } from '../crud/resource.ts';
import { appeals } from './appeals/index.ts';
import { categories } from './categories/index.ts';
import { comments } from './comments/index.ts';
import { coupons } from './coupons/index.ts';
import { crsGrids } from './crs-grids/index.ts';
import { type Entry, isGroup, isResource, type MenuGroup } from './entries.ts';
import { events } from './events/index.ts';
import { feeds } from './feeds/index.ts';
import { flyerItems } from './flyer-items/index.ts';
import { fuelStations } from './fuel-stations/index.ts';
import { golfCourses } from './golf-courses/index.ts';
import { golfJoins } from './golf-joins/index.ts';
import { headlines } from './headlines/index.ts';
import { pnpDraws, pnpPools } from './pnp/index.ts';
import { posts } from './posts/index.ts';
import { provinceFacts } from './province-facts/index.ts';
import { queue } from './queue/index.ts';
import { realties } from './realties/index.ts';
import { registrations } from './registrations/index.ts';
import { reports } from './reports/index.ts';
import { adShortcuts, communityShortcuts, marketShortcuts, regionShortcuts } from './shortcuts.ts';
import { users } from './users/index.ts';

/** The console's registry: routes, menu and paths are all made from it. What is in no group is a single screen. */
export const menu: (MenuGroup | Entry)[] = [
  { to: '/', label: '대시보드', icon: DashboardIcon },
  queue,
  { name: 'user', label: '사용자 관리', icon: PeopleIcon, entries: [users] },
  { name: 'ads', label: '광고 관리', icon: CampaignIcon, entries: [...adShortcuts, flyerItems] },
  {
    name: 'shopping',
    label: '쇼핑 관리',
    icon: ShoppingBagIcon,
    entries: [coupons, crudResource('businesses', '업체', { icon: StoreIcon })],
  },
  {
    name: 'region',
    label: '지역 관리',
    icon: PlaceIcon,
    entries: [
      ...regionShortcuts,
      events,
      registrations,
      golfCourses,
      fuelStations,
      pnpDraws,
      pnpPools,
      crsGrids,
      provinceFacts,
      feeds,
    ],
  },
  {
    name: 'posting',
    label: '포스팅 관리',
    icon: ArticleIcon,
    entries: [categories, posts, headlines, crudResource('notices', '공지사항', { icon: NoticeIcon })],
  },
  {
    name: 'listing',
    label: '매물 관리',
    icon: ApartmentIcon,
    entries: [realties, reports, crudResource('landmarks', '주변 시설', { icon: SchoolIcon })],
  },
  { name: 'market', label: '마켓 관리', icon: SellIcon, entries: marketShortcuts },
  {
    name: 'community',
    label: '커뮤니티 관리',
    icon: ForumIcon,
    entries: [
      comments,
      appeals,
      golfJoins,
      crudResource('readyAnswers', '준비된 글', { icon: ReadyIcon }),
      ...communityShortcuts,
    ],
  },
];

const entries: Entry[] = menu.flatMap((item) => (isGroup(item) ? item.entries : [item]));

/** The resources of the menu, in its order. */
export const resources: ResourceProps[] = entries.filter(isResource);
