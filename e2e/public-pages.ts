import type { Product } from './product.ts';

/** The first that a list of the API has. */
const first = async (demo: Product, list: string): Promise<{ id: number; title: string }> => {
  const answer = await fetch(`${demo.url}${list}`);
  const [row] = (await answer.json()) as { id: number; title: string }[];
  if (!row) throw new Error(`nothing in the demonstration's ${list}`);
  return row;
};

/** The newest post of a type, as its public pages know it. */
export const newest = (demo: Product, postType: number) =>
  first(demo, `/v1/query/posts?postType=${postType}&limit=1`);

/** The newest home that can be rented. */
export const newestHome = (demo: Product) => first(demo, '/v1/query/realties?limit=1&status=0&txType=2');

/** Every public page, by a name for the report. */
export const pages = async (demo: Product): Promise<[string, string][]> => {
  const flyer = await newest(demo, 4);
  const job = await newest(demo, 9);
  const guide = await newest(demo, 7);
  const home = await newestHome(demo);
  const coupon = await first(demo, '/v1/shop/coupons?limit=1');
  return [
    ['landing', '/'],
    ['homes', '/realtylist'],
    ['some homes', '/realtylist?regionId=CA59&bedroom=1&pets=true&priceMax=2500&sort=price-up'],
    ['no homes', `/realtylist?bedroom=4&priceMax=500&keyword=${encodeURIComponent('없는 말')}`],
    ['homes on the map', '/realtylist?view=map'],
    ['home', `/realtylist/${home.id}`],
    ['home not found', '/realtylist/999999'],
    ['about', '/about'],
    ['terms', '/terms'],
    ['posts', '/postlist'],
    ['posts of a type', '/postlist?type=7'],
    ['no posts', '/postlist?type=5&region=CA62'],
    ['jobs', '/jobpostings'],
    ['flyers', '/flyers'],
    ['flyer viewer', '/app-ui/flyer/CA59'],
    ['flyer', `/flyer/${flyer.id}`],
    ['post', `/posts/${guide.id}`],
    ['post in the layout', `/postlist/${guide.id}`],
    ['job', `/jobpostings/${job.id}`],
    ['coupons', '/coupons'],
    ['coupon', `/coupons/${coupon.id}`],
    ['coupon not found', '/coupons/999999'],
    ['notices', '/notices'],
    ['sign-in', '/account/signin'],
    ['sign-in by e-mail', '/account/signin2'],
    ['approval', '/account/qr/code'],
    ['sign-up', '/account/signup'],
    ['back from another service', '/account/identities'],
    ['not found', '/posts/999999'],
  ];
};
