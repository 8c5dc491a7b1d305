import { FLYER } from '@hanca/common/post-types.ts';
import { defineList } from '../../../lists/define-list.ts';
import { region } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';
import { fetchPosts, PAGE_SIZE } from '../../posts/list/lists.ts';
import { forCard } from '../../posts/listed-post.ts';

/** Posts of one kind, shown as posters. */
export const flyerList = defineList({
  path: paths.flyers,
  size: PAGE_SIZE,
  filters: { region },
  fetch: (wanted) => fetchPosts(wanted, forCard, FLYER),
});
