import { couponPath, eventPath, realtyPath } from '@hanca/common/public-paths.ts';

/** An address with the parameters that are not empty. */
export const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The parameter of a search that opens its filters; no part of what is searched for, so that no link carries it on. */
export const FILTERS = 'filters';

/** Every address of the site that something links to; of posts see `postPath`. */
export const paths = {
  home: '/',
  about: '/about',
  terms: '/terms',
  posts: (filters: { type?: number; category?: number; tag?: string } = {}) =>
    withQuery('/postlist', filters),
  jobs: '/jobpostings',
  jobsTagged: (tag: string) => withQuery('/jobpostings', { tag }),
  flyers: '/flyers',
  /** What flyers offer, to be searched. */
  flyerItems: '/flyers/items',
  /** What somebody wants to buy, on their device. */
  shoppingList: '/flyers/shopping-list',
  flyerViewer: (regionId: string) => `/app-ui/flyer/${regionId}`,
  coupons: '/coupons',
  coupon: couponPath,
  events: '/events',
  event: eventPath,
  /** Waits at the crossings into the United States and back. */
  border: '/border',
  /** What is usual at one of them. */
  crossing: (slug: string) => `/border/${slug}`,
  notices: '/notices',
  /** The score of Express Entry, and what the page says of it. */
  immigration: '/immigration',
  /** The points that the score is reckoned by. */
  crsGrid: '/immigration/grid',
  /** Rounds of invitations of Express Entry. */
  rounds: (filters: { year?: string; kind?: string } = {}) => withQuery('/immigration/rounds', filters),
  search: '/search',
  /** Where the reader chooses their region; the state of a link to it is the page to come back to. */
  region: '/region',
  /** `filters` are the parameters of the search as in its address. */
  realties: (filters: Record<string, string | number | undefined> = {}) => withQuery('/realtylist', filters),
  realty: realtyPath,
  signin: (redirect?: string) => withQuery('/account/signin', { redirect }),
  emailSignin: (redirect?: string) => withQuery('/account/signin2', { redirect }),
  forgot: (redirect?: string) => withQuery('/account/forgot', { redirect }),
  signup: (redirect?: string) => withQuery('/account/signup', { redirect }),
  /** Where the mail that verifies an address leads. */
  verify: '/account/verify',
  /** Where who has deleted their account takes that back. */
  leaving: '/account/leaving',
  /** What a member has at a glance, and their own listings. */
  mypage: '/mypage',
  myRealties: '/mypage#listings',
  newRealty: (copyOf?: number) => withQuery('/mypage/rentnewform', { copy: copyOf }),
  /** `field` is gone to. */
  editRealty: (id: number, field = '') => `/mypage/renteditform/${id}${field && `#${field}`}`,
  /** What is said once a listing was published. */
  publishedRealty: (id: number) => `/mypage/published/${id}`,
  saved: '/mypage/saved',
  /** Saved homes side by side; as they were chosen among the saved ones with `chosen`. */
  comparison: (ids: readonly number[]) => `/mypage/saved/compare?ids=${ids.join(',')}`,
  chosen: (ids: readonly number[]) => `/mypage/saved?ids=${ids.join(',')}`,
  /** Conversations about homes. */
  messages: '/mypage/messages',
  conversation: (id: number) => `/mypage/messages/${id}`,
  /** The coupons that the member has; `open` is the id of the one that is shown large. */
  myCoupons: ({ page, open }: { page?: number; open?: number } = {}) =>
    withQuery('/mypage/coupons', { page: page === 1 ? undefined : page, open }),
  account: '/mypage/account',
  /** Another build: reached by a full load. */
  admin: '/admin',
};
