import { PREVIEW_SIZE } from '@hanca/common/previews.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { useLocation } from 'react-router-dom';
import { useSite } from '../deps.ts';
import picture from '../theme/og.png';
import type { Thing } from './json-ld.ts';
import { scriptJson } from './script-json.ts';

interface HeadProps {
  title: string;
  /** Leaves out the name of the site. */
  bare?: boolean;
  description?: string;
  /** The path of its preview; without one the site's own picture, of the same size. */
  preview?: string;
  type?: 'website' | 'article';
  /** The canonical path and query of this page; default: those of the request. */
  canonical?: string;
  /** Not for search engines. */
  unlisted?: boolean;
  /** What it tells search engines; false in the browser, which leaves what the server wrote. */
  things?: readonly Thing[] | false;
  /** The path of a feed (RSS) of what the page lists. */
  feed?: string;
}

/** The title and description of a page, for search engines and previews too. React moves them into the <head>. */
export const Head = ({
  title,
  bare = false,
  description = '캐나다에 사는 한국인을 위한 생활 정보. 전단지, 구인, 이민 소식을 한국어로 한곳에서 보세요.',
  preview = picture,
  type = 'website',
  canonical,
  unlisted = false,
  things,
  feed,
}: HeadProps) => {
  const site = useSite();
  const { pathname } = useLocation();
  const full = bare ? title : `${title} | 한카`;
  const url = absoluteUrl(site, canonical ?? pathname);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={full} href={feed} />}
      <meta property="og:site_name" content="한카" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {!unlisted && <meta property="og:url" content={url} />}
      <meta property="og:image" content={absoluteUrl(site, preview)} />
      {/* The same on every page: what the server writes stays. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:image:width" content={`${PREVIEW_SIZE.width}`} />
          <meta property="og:image:height" content={`${PREVIEW_SIZE.height}`} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {things !== undefined && (
        <script type="application/ld+json" suppressHydrationWarning>
          {import.meta.env.SSR ? scriptJson({ '@context': 'https://schema.org', '@graph': things }) : ''}
        </script>
      )}
    </>
  );
};
