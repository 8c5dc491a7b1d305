import { api } from '@hanca/common/contract/index.ts';
import { FLYER, IMMIGRATION, JOB } from '@hanca/common/post-types.ts';
import type { APIRequestContext } from '@playwright/test';
import type { addresses } from '../front/src/addresses.ts';
import { firstOf, home as newHome } from './fixtures.ts';
import type { Product } from './product.ts';

/** A name for the report, and an address. */
export type Visit = readonly [name: string, path: string];

type Address = (typeof addresses)[number][1];
type MemberAddress = Extract<Address, `/mypage${string}`>;

/** Visits by address; a new address of the router without one is a type error. */
type Visits<A extends Address> = Record<A, readonly [Visit, ...Visit[]]>;

/** The newest post of a type, as its public pages know it. */
export const newest = (demo: Product, postType: number) =>
  firstOf(demo, `/v1/query/posts?postType=${postType}&limit=1`);

/** The newest home that can be rented. */
export const newestHome = (demo: Product) => firstOf(demo, '/v1/query/realties?limit=1&status=0&txType=2');

const searched = (keyword: string, more = '') => `/search?keyword=${encodeURIComponent(keyword)}${more}`;

/**
 * Every page that nobody has to sign in for, on the demonstration.
 * @returns One visit of each address first, then what else is to be seen there.
 */
export const publicVisits = async (demo: Product): Promise<{ each: Visit[]; more: Visit[] }> => {
  const flyer = await newest(demo, FLYER);
  const job = await newest(demo, JOB);
  const guide = await newest(demo, IMMIGRATION);
  const home = await newestHome(demo);
  const coupon = await firstOf(demo, '/v1/shop/coupons?limit=1');
  const event = await firstOf(demo, '/v1/query/events?limit=1');
  const opening = await firstOf(demo, '/v1/query/registrations?limit=1');
  const course = await firstOf(demo, '/v1/query/golf-courses?limit=1&holes=18');
  const join = await firstOf(demo, '/v1/query/golf-joins/upcoming');
  const station = await firstOf(demo, '/v1/query/fuel-stations/prices?limit=1');
  const visits: Visits<Exclude<Address, MemberAddress>> = {
    '/': [
      ['landing', '/'],
      ['landing of a region', '/?region=CA5915'],
    ],
    '/realtylist': [
      ['homes', '/realtylist'],
      ['some homes', '/realtylist?regionId=CA59&bedroom=1&pets=true&priceMax=2500&sort=price-up'],
      ['no homes', `/realtylist?bedroom=4&priceMax=500&keyword=${encodeURIComponent('없는 말')}`],
      ['homes on the map', '/realtylist?view=map'],
      ['filters of homes', '/realtylist?filters=open'],
    ],
    '/search': [
      ['search of everything', '/search'],
      ['found everywhere', searched('렌트')],
      ['found of one kind', searched('보증금', '&kind=posts')],
      ['found nowhere', searched('없는말이에요')],
    ],
    '/region': [['region', '/region']],
    '/about': [['about', '/about']],
    '/terms': [['terms', '/terms']],
    '/postlist': [
      ['posts', '/postlist'],
      ['posts of a type', '/postlist?type=7'],
      ['no posts', '/postlist?type=5&region=CA62'],
    ],
    '/postlist/:id': [['post in the layout', `/postlist/${guide.id}`]],
    '/posts/:id': [
      ['post', `/posts/${guide.id}`],
      ['post not found', '/posts/999999'],
    ],
    '/jobpostings': [['jobs', '/jobpostings']],
    '/jobpostings/:id': [['job', `/jobpostings/${job.id}`]],
    '/realtylist/:id': [
      ['home', `/realtylist/${home.id}`],
      ['home not found', '/realtylist/999999'],
    ],
    '/flyers': [['flyers', '/flyers']],
    '/flyers/items': [['flyer items', `/flyers/items?keyword=${encodeURIComponent('삼겹살')}`]],
    '/flyers/shopping-list': [['shopping list', '/flyers/shopping-list']],
    '/flyer/:id': [['flyer', `/flyer/${flyer.id}`]],
    '/app-ui/flyer/:regionId': [['flyer viewer', '/app-ui/flyer/CA59']],
    '/coupons': [['coupons', '/coupons']],
    '/coupons/:id': [
      ['coupon', `/coupons/${coupon.id}`],
      ['coupon not found', '/coupons/999999'],
    ],
    '/events': [['events', '/events']],
    '/events/:id': [['event', `/events/${event.id}`]],
    '/app-ui/event/:eventId/join/:userId': [['invitation', `/app-ui/event/${event.id}/join/1`]],
    '/notices': [['notices', '/notices']],
    '/border': [['border', '/border']],
    '/energy': [
      ['petrol', '/energy'],
      ['diesel in a region', '/energy?region=CA59&fuel=diesel'],
    ],
    '/energy/chargers': [
      ['chargers', '/energy/chargers'],
      ['some chargers', '/energy/chargers?region=CA59&plug=ccs,nacs&power=fast&near=49.226,-123.003'],
      ['no chargers', '/energy/chargers?plug=nacs&power=150'],
      ['chargers on the map', '/energy/chargers?plug=ccs&map=on'],
    ],
    '/energy/stations': [
      ['stations', '/energy/stations'],
      [
        'some stations',
        '/energy/stations?region=CA59&fuel=diesel&only=everyone&near=49.226,-123.003&sort=price',
      ],
      ['no stations', '/energy/stations?region=CA62'],
      ['stations on the map', '/energy/stations?map=on'],
    ],
    '/energy/sums': [['sums', '/energy/sums']],
    '/energy/stations/:id': [
      ['station', `/energy/stations/${station.id}`],
      ['station not found', '/energy/stations/999999'],
    ],
    '/province/:provinceId': [
      ['province', '/province/CA59'],
      ['province without crossings', '/province/CA35'],
      ['province of which nothing is known', '/province/CA13'],
      ['province not found', '/province/CA99'],
    ],
    '/immigration': [['immigration', '/immigration']],
    '/immigration/grid': [['immigration points', '/immigration/grid']],
    '/immigration/rounds': [
      ['rounds', '/immigration/rounds'],
      ['some rounds', '/immigration/rounds?year=2026&kind=cec'],
      ['no rounds', '/immigration/rounds?year=2016&kind=french'],
    ],
    '/immigration/bcpnp': [
      ['BC draws', '/immigration/bcpnp'],
      ['some BC draws', '/immigration/bcpnp?program=bc-si&by=wage'],
      ['no BC draws', '/immigration/bcpnp?program=bc-ei&by=wage'],
    ],
    '/recreation': [
      ['recreation', '/recreation'],
      ['recreation from a home', '/recreation?area=CA5915&group=swim&home=CA595911606'],
      ['recreation of Toronto', '/recreation?area=CA35901'],
      ['no recreation', '/recreation?season=2024-spring'],
    ],
    '/recreation/drop-in': [
      ['drop-ins', '/recreation/drop-in'],
      ['no drop-ins', '/recreation/drop-in?day=2026-01-01'],
    ],
    '/recreation/levels': [['levels', '/recreation/levels']],
    '/recreation/:id': [
      ['opening', `/recreation/${opening.id}?home=CA595911606`],
      ['opening not found', '/recreation/999999'],
    ],
    '/golf': [
      ['golf courses', '/golf'],
      ['some golf courses', '/golf?region=CA5915&holes=18&kind=public'],
      ['no golf courses', '/golf?holes=36'],
      ['golf courses on the map', '/golf?map=on'],
    ],
    '/golf/joins': [
      ['rounds', '/golf/joins'],
      ['no rounds', '/golf/joins?region=CA35'],
    ],
    '/golf/joins/:id': [
      ['round', `/golf/joins/${join.id}`],
      ['round not found', '/golf/joins/999999'],
    ],
    '/golf/:id': [
      ['golf course', `/golf/${course.id}`],
      ['a day of golf', `/golf/${course.id}?day=2030-06-21`],
      ['golf course not found', '/golf/999999'],
    ],
    '/border/return': [['return over the border', '/border/return']],
    '/border/documents': [
      ['documents at the border', '/border/documents'],
      ['documents of a family', '/border/documents?who=citizen-child,pr,visitor'],
    ],
    '/border/:crossing': [['usual waits', '/border/peace-arch']],
    '/account/signin': [['sign-in', '/account/signin']],
    '/account/signin2': [['sign-in by e-mail', '/account/signin2']],
    '/account/second': [['second step', '/account/second']],
    '/account/staff-only': [['for staff only', '/account/staff-only?redirect=%2Fadmin']],
    '/account/signup': [['sign-up', '/account/signup']],
    '/account/identities': [['back from another service', '/account/identities']],
    '/account/qr/:code': [['approval', '/account/qr/code']],
    '/account/verify': [['verification', '/account/verify']],
    '/account/forgot': [['forgotten password', '/account/forgot']],
    '/account/reset': [['new password', '/account/reset']],
    '/account/undo': [['undoing a change', '/account/undo']],
    '/account/leaving': [['leaving', '/account/leaving']],
    '/account/alerts': [['no more alerts', '/account/alerts']],
    '/account/still-there': [['whether a home is still there', '/account/still-there']],
  };
  const all: (readonly [Visit, ...Visit[]])[] = Object.values(visits);
  return {
    each: [...all.map(([visit]) => visit), ['not found', '/about/no-such-page']],
    more: all.flatMap(([, ...more]) => more),
  };
};

/**
 * Every page of the member area, with something to show: a home is listed for it.
 * @param token Of the first member of staff of the demonstration, who has saved homes and asked about one.
 */
export const memberVisits = async (request: APIRequestContext, token: string): Promise<Visit[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<{ id: number }[]> =>
    (await request.get(path, { headers })).json();
  const [thread] = await read(api.conversations.list.path);
  const saved = (await read(api.saved.list.path)).slice(0, 2).map(({ id }) => id);
  const listed = await request.post(api.realties.create.path, {
    headers,
    data: newHome('메트로타운역 앞 밝은 콘도'),
  });
  const own: { id: number } = await listed.json();
  const visits: Visits<MemberAddress> = {
    '/mypage': [['my page', '/mypage']],
    '/mypage/saved': [['saved homes', '/mypage/saved']],
    '/mypage/saved/compare': [['compared homes', `/mypage/saved/compare?ids=${saved.join(',')}`]],
    '/mypage/alerts': [['alerts', '/mypage/alerts']],
    '/mypage/notifications': [['notifications', '/mypage/notifications']],
    '/mypage/golf-joins': [['own rounds', '/mypage/golf-joins']],
    '/mypage/golf-joins/new': [['a new round', '/mypage/golf-joins/new']],
    '/mypage/posts': [['own posts', '/mypage/posts']],
    '/mypage/posts/:id': [['a new post', '/mypage/posts/new']],
    '/mypage/decisions': [['decisions', '/mypage/decisions']],
    '/mypage/messages': [['conversations', '/mypage/messages']],
    '/mypage/messages/:id': [['a conversation', `/mypage/messages/${thread?.id}`]],
    '/mypage/coupons': [['own coupons', '/mypage/coupons']],
    '/mypage/account': [['account', '/mypage/account']],
    '/mypage/rentnewform': [['form', '/mypage/rentnewform']],
    '/mypage/renteditform/:id': [['form of a home', `/mypage/renteditform/${own.id}`]],
    '/mypage/published/:id': [['a published home', `/mypage/published/${own.id}`]],
  };
  return Object.values(visits).flat();
};
