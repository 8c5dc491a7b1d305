import type { Headline } from '@hanca/common/contract/headlines.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { useEffect, useState } from 'react';
import { HttpError, useGetOne } from 'react-admin';

/** What a slot shows of a post. */
export type PostHeader = Pick<NonNullable<Headline['postHeader']>, 'id' | 'title' | 'thumbnail'>;

/** How long typing has to pause before a post is looked up. */
const PAUSE_MS = 300;

interface Found {
  header: PostHeader | null;
  /** What is wrong with the post. */
  warning: string | null;
}

export const headerOf = ({ id, title, thumbnail, images }: PostSummary): PostHeader => ({
  id,
  title,
  thumbnail: thumbnail || (splitImages(images)[0] ?? ''),
});

const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/**
 * The post of an id, with what speaks against it as a headline. In: the id, 0 or less for none, and the header if it
 * is known already. An unknown one is looked up when typing pauses.
 */
export const usePostHeader = (id: number, known: PostHeader | null): Found => {
  const settled = useSettled(id);
  const wanted = id > 0 && known?.id !== id;
  const enabled = wanted && settled === id;
  const { data, error } = useGetOne<PostSummary>('posts', { id: settled }, { enabled });
  if (!wanted) return { header: id > 0 ? known : null, warning: null };
  if (enabled && error instanceof HttpError && error.status === 404) {
    return { header: null, warning: '없는 글이에요. 글 번호를 확인해 주세요.' };
  }
  if (!enabled || !data) return { header: null, warning: null };
  const warning = data.status === HIDDEN ? '숨긴 글이라 사이트에 보이지 않아요.' : null;
  return { header: headerOf(data), warning };
};
