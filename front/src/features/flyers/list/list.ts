import { FLYER } from '@hanca/common/post-types.ts';
import { defineList } from '../../../lists/define-list.ts';
import { fetchPosts } from '../../posts/list/lists.ts';
import { forCard } from '../../posts/listed-post.ts';
import { flyerAddress, wantedValidity } from './address.ts';

/** Flyers as posters: those that hold now, those to come, or those that have ended. */
export const flyerList = defineList({
  ...flyerAddress,
  fetch: ({ filter, ...page }) =>
    fetchPosts(
      { ...page, filter: { region: filter.region ?? '' } },
      { shown: forCard, only: { type: FLYER, validity: wantedValidity(filter.when) } },
    ),
});
