import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { absoluteUrl, imageUrl, type SiteConfig } from '@hanca/common/site.ts';
import { breadcrumbs, type Thing } from '../../../ui/json-ld.ts';

type Listed = { title: string; path: string };

/** A post in the words of schema.org. In: its picture's stored path, and the list that it is in. */
export const thingsOf = (
  post: PostDetail,
  site: SiteConfig,
  { picture, list }: { picture: string | undefined; list: Listed },
): Thing[] => [
  {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    ...(picture ? { image: [absoluteUrl(site, imageUrl(site, picture))] } : {}),
    datePublished: isoDate(post.createdDate),
    dateModified: isoDate(post.updatedDate),
    author: { '@type': 'Person', name: post.userName },
    inLanguage: 'ko',
  },
  breadcrumbs([
    { name: list.title, url: absoluteUrl(site, list.path) },
    { name: post.title, url: absoluteUrl(site, postPath(post)) },
  ]),
];
