import type { ReportReason } from '@hanca/common/realties.ts';
import { burnabyRealties } from './burnaby.ts';
import type { DemoRealty } from './listing.ts';
import { ontarioRealties } from './ontario.ts';
import { prairiesAndEastRealties } from './prairies-and-east.ts';
import { richmondAndNorthShoreRealties } from './richmond-and-north-shore.ts';
import { surreyAndLangleyRealties } from './surrey-and-langley.ts';
import { torontoRealties } from './toronto.ts';
import { triCitiesRealties } from './tri-cities.ts';
import { vancouverRealties } from './vancouver.ts';
import { vancouverRoomRealties } from './vancouver-rooms.ts';
import { victoriaAndInteriorRealties } from './victoria-and-interior.ts';

/** Every demonstration listing; most of them stand in and around Vancouver. */
export const demoRealties: readonly DemoRealty[] = [
  ...vancouverRealties,
  ...vancouverRoomRealties,
  ...burnabyRealties,
  ...triCitiesRealties,
  ...surreyAndLangleyRealties,
  ...richmondAndNorthShoreRealties,
  ...victoriaAndInteriorRealties,
  ...torontoRealties,
  ...ontarioRealties,
  ...prairiesAndEastRealties,
];

/** A listing of that key, saved by members (their places in `demoMembers`). */
export const demoSaves: readonly { realty: string; members: number[] }[] = [
  { realty: 'vancouver-yaletown-two-bed', members: [6, 11, 26] },
  { realty: 'vancouver-fraser-laneway', members: [6, 24] },
  { realty: 'burnaby-metrotown-two-bed', members: [3, 6, 18] },
  { realty: 'coquitlam-burquitlam-two-bed', members: [0, 6] },
  { realty: 'vancouver-joyce-room-master', members: [30, 36] },
  { realty: 'toronto-finch-two-bed', members: [2, 13, 34] },
  { realty: 'calgary-mahogany-house', members: [5, 16] },
];

export type DemoReport = {
  /** The key of the listing. */
  realty: string;
  reason: ReportReason;
  text: string;
  /** 0 waits, 1 settled. */
  status: 0 | 1;
  /** The place of who reports in `demoMembers`. */
  author: number;
  daysAgo: number;
};

/** What members reported of listings. */
export const demoReports: readonly DemoReport[] = [
  {
    realty: 'burnaby-metrotown-too-cheap',
    reason: 'scam',
    text: '집을 보러 가겠다고 하니 해외에 있다며 보증금부터 보내라고 해요. 같은 사진이 다른 사이트에도 있습니다.',
    status: 1,
    author: 24,
    daysAgo: 5,
  },
  {
    realty: 'richmond-lansdowne-living-room',
    reason: 'false',
    text: '창이 있다고 했는데 가 보니 창문이 가구로 막혀 있었어요.',
    status: 0,
    author: 18,
    daysAgo: 2,
  },
  {
    realty: 'burnaby-lougheed-den-room',
    reason: 'gone',
    text: '연락해 보니 벌써 나갔다고 합니다. 글이 아직 그대로 있어요.',
    status: 0,
    author: 30,
    daysAgo: 1,
  },
  {
    realty: 'toronto-bay-studio',
    reason: 'other',
    text: '',
    status: 0,
    author: 13,
    daysAgo: 3,
  },
];
