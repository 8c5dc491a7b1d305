import { postTypeTitle, readersTitle } from '@hanca/common/post-type-titles.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { feedPath, postPath } from '@hanca/common/public-paths.ts';
import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';
import { Feed } from 'feed';
import type { Executor } from '../../db/executor.ts';
import { findPosts } from '../posts/queries.ts';

/** Posts of one feed. */
const LIMIT = 30;

/** What XML 1.0 has no place for. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** What ends a CDATA section: the library mends the first of a text alone. */
const END = /\]\]>/g;
const plain = (text: string): string => text.replaceAll(NOT_XML, '').replaceAll(END, ']] >');

/** The newest posts of a kind as RSS 2.0. In: a post type; 0 for all kinds. Out: null for a type that there is none of. */
export const postFeed = async (
  db: Executor,
  site: Pick<SiteConfig, 'publicUrl'>,
  postType: number,
): Promise<string | null> => {
  const kind = postType === 0 ? '새 글' : postTypeTitle(postType);
  if (kind === null) return null;
  const link = (path: string) => absoluteUrl(site, path);
  const rows = await findPosts(db, { postType, status: PUBLISHED, open: true, limit: LIMIT });
  const [newest] = rows;
  const feed = new Feed({
    id: link(feedPath(postType)),
    title: `한카 ${kind}`,
    description: '캐나다에 사는 한국인을 위한 생활 정보',
    link: link('/'),
    language: 'ko',
    copyright: '한카',
    ...(newest ? { updated: newest.updatedAt } : {}),
    feedLinks: { rss: link(feedPath(postType)) },
  });
  for (const row of rows) {
    const url = link(postPath(row));
    feed.addItem({
      id: url,
      link: url,
      title: plain(row.title),
      description: plain(row.excerpt),
      date: row.createdAt,
      ...(row.postTypeTitle ? { category: [{ name: plain(readersTitle(row.postTypeTitle)) }] } : {}),
    });
  }
  return feed.rss2();
};
