import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { z } from 'zod';

/** What the console reads of a list. */
export interface ListCase {
  name: string;
  path: string;
  /** The table whose query is shown. */
  table: string;
  /** The pages of a list have a goal, counts have none. */
  isPage: boolean;
}

interface List {
  table: string;
  list: Endpoint;
  count: Endpoint;
  /** Every filter alone, and together as staff use them. */
  filters: Record<string, string | number>[];
}

const VANCOUVER = 'CA596173331';

const lists: List[] = [
  {
    table: 'posts',
    ...api.posts,
    filters: [
      { regionId: VANCOUVER },
      { regionId: 'CA59' },
      { postType: 4 },
      { postType: 4, categoryId: 2 },
      { regionId: VANCOUVER, postType: 4 },
      { status: 0 },
      { status: 1 },
      { keyword: '한인마트' },
      { keyword: '없는 글' },
    ],
  },
  {
    table: 'users',
    ...api.users,
    filters: [{ id: 40_000 }, { email: 'example3.org' }, { email: 'member77777@' }, { email: 'nobody' }],
  },
  {
    table: 'coupons',
    ...api.coupons,
    filters: [
      { regionId: VANCOUVER },
      ...[0, 1, 2, 3, 4].map((status) => ({ status })),
      { type: 2 },
      { bizId: 777 },
      { keyword: '한인마트' },
      { keyword: '77777' },
      { keyword: '없는 쿠폰' },
      { regionId: VANCOUVER, status: 1 },
    ],
  },
  {
    table: 'businesses',
    ...api.businesses,
    filters: [
      { regionId: VANCOUVER },
      { keyword: '한인마트' },
      { keyword: '77777' },
      { keyword: '없는 업체' },
    ],
  },
  {
    table: 'notices',
    ...api.notices,
    filters: [
      { regionId: VANCOUVER },
      { pinned: 'true' },
      { pinned: 'false' },
      { keyword: '스카이트레인' },
      { keyword: '77777' },
      { keyword: '없는 공지' },
      { keyword: 'Nowhere' },
    ],
  },
  {
    table: 'realties',
    ...api.realties,
    filters: [
      { regionId: 'CA59' },
      { cityId: VANCOUVER },
      { reType: 2 },
      { status: 0 },
      { status: 1 },
      { hidden: 'false' },
      { hidden: 'true' },
      { userId: 101_000 },
      { keyword: '렌트' },
      { keyword: '온수풀' },
      { keyword: '헬리콥터격납고' },
      { regionId: 'CA59', reType: 2, hidden: 'false' },
    ],
  },
  {
    table: 'audits',
    ...api.audits,
    filters: [{ feature: 'posts' }, { feature: 'posts', recordId: 7777 }, { userId: 7 }],
  },
];

const MIDDLE = 50_000;

const sortsOf = ({ query }: Endpoint): readonly string[] => {
  const sort = query?.shape.sort;
  return sort instanceof z.ZodOptional && sort.def.innerType instanceof z.ZodEnum
    ? sort.def.innerType.options.map(String)
    : [];
};

const casesOfList = ({ table, list, count, filters }: List): ListCase[] => {
  const page = (query: Record<string, string | number>, words = ''): ListCase => ({
    name: [table, ...Object.entries(query).map(([name, value]) => `${name}=${value}`), words]
      .join(' ')
      .trim(),
    path: hrefOf(list, { query }),
    table,
    isPage: true,
  });
  const orders = sortsOf(list).flatMap((sort) => [
    { sort, order: 'DESC' },
    { sort, order: 'ASC' },
  ]);
  return [
    ...[{}, ...orders].flatMap((query) => [page(query), page({ ...query, skip: MIDDLE })]),
    ...filters.flatMap((filter) => [
      page(filter),
      ...sortsOf(list).map((sort) => page({ ...filter, sort, order: 'ASC' })),
    ]),
    ...[{}, ...filters].map((query) => ({
      ...page(query, 'count'),
      path: hrefOf(count, { query }),
      isPage: false,
    })),
  ];
};

/** First pages and those in the middle in every order, first pages of every filter by every field, and counts. */
export const listCases = (): ListCase[] => lists.flatMap(casesOfList);
