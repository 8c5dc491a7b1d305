import type { Headline } from '@hanca/common/contract/headlines.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/images.ts';
import { HIDDEN, PUBLISHED } from '@hanca/common/posts.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../core/api.ts';

export type PostHeader = NonNullable<Headline['postHeader']>;

/** So many are offered; a longer part of the title finds the others. */
const OFFERED = 30;

/** How long typing has to pause before a post is looked up. */
const PAUSE_MS = 300;

interface Found {
  header: PostHeader | null;
  /** What is wrong with the post. */
  warning: string | null;
}

const headerOf = ({ id, title, postType, categoryId, thumbnail, images }: PostSummary): PostHeader => ({
  id,
  title,
  postType,
  categoryId,
  thumbnail: thumbnail || (splitImages(images)[0] ?? ''),
});

/** A post as a slot shows it. */
const found = (post: PostSummary): Found => ({
  header: headerOf(post),
  warning: post.status === HIDDEN ? '숨긴 글이라 사이트에 보이지 않아요.' : null,
});

const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

interface Wanted {
  postType: number;
  categoryId: number;
  /** A part of the title; '' for any. */
  keyword: string;
}

/** The newest published posts of a category whose title holds the keyword, once `enabled`. */
export const useFoundPosts = ({ postType, categoryId, keyword }: Wanted, enabled: boolean) => {
  const client = useClient();
  return useQuery({
    queryKey: ['posts', 'found', postType, categoryId, keyword],
    queryFn: async ({ signal }) => {
      const given = { keyword: keyword || undefined };
      const query = { ...given, postType, categoryId, status: PUBLISHED, limit: OFFERED };
      return (await client.posts.list({ query }, { signal })).map(headerOf);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled,
  });
};

/**
 * The post of an id, with what speaks against it as a headline. In: the id, 0 or less for none, and the header if it
 * is known already. An unknown one is looked up when typing pauses.
 */
export const usePostHeader = (id: number, known: PostHeader | null): Found => {
  const client = useClient();
  const settled = useSettled(id);
  const wanted = id > 0 && known?.id !== id;
  const { data, error } = useQuery({
    queryKey: ['posts', 'header', settled],
    queryFn: ({ signal }) => client.posts.get({ params: { id: settled } }, { signal }),
    select: found,
    enabled: wanted && settled === id,
  });
  if (!wanted) return { header: id > 0 ? known : null, warning: null };
  if (settled !== id) return { header: null, warning: null };
  if (error instanceof ApiError && error.status === 404) {
    return { header: null, warning: '없는 글이에요. 글 번호를 확인해 주세요.' };
  }
  return data ?? { header: null, warning: null };
};
