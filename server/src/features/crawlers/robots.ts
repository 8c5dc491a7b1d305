import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';
import { SITEMAP } from './sitemap.ts';

/** Pages of members and of staff, the forms of accounts, choices of a region, and the API. */
const CLOSED = ['/mypage', '/admin', '/account/', '/app-ui/', '/region/', '/v1/'];

/** What crawlers may read (RFC 9309), and where the sitemap is. */
export const robotsText = (site: Pick<SiteConfig, 'publicUrl'>): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(site, SITEMAP)}`,
    '',
  ].join('\n');
