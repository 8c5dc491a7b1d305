import { addresses } from '../addresses.ts';
import { siteOf } from '../page-route.ts';

/** Every page of the site, as the browser has them once a link was followed. */
export const routes = siteOf(addresses);
