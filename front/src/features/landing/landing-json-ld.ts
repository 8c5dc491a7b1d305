import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';
import { paths } from '../../paths.ts';
import type { Thing } from '../../ui/json-ld.ts';

const NAME = { name: '한카', alternateName: 'Hanca' };

/** Who runs the site, and how it is searched, in the words of schema.org. */
export const thingsOf = (site: SiteConfig): Thing[] => [
  {
    '@type': 'Organization',
    ...NAME,
    url: absoluteUrl(site, paths.home),
    foundingDate: '2024-01',
    description: '캐나다에 사는 한국인을 위한 생활 플랫폼',
  },
  {
    '@type': 'WebSite',
    ...NAME,
    url: absoluteUrl(site, paths.home),
    inLanguage: 'ko',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(site, paths.search)}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];
