import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { paths } from '../../paths.ts';

/** The page on which a post of this kind is read. */
export const postHref = ({ id, postType }: Pick<PostSummary, 'id' | 'postType'>): string => {
  if (postType === FLYER) return paths.flyer(id);
  return postType === JOB ? paths.job(id) : paths.post(id);
};
