import { MARKDOWN, PLAIN, PUBLISHED } from '@hanca/common/posts.ts';
import { locationValue } from '../../fields/location.ts';

/** What a new post starts with; the markdown variant of the form differs in its content type only. */
export const newPost = (markdown: boolean) => ({
  title: '',
  contentType: markdown ? MARKDOWN : PLAIN,
  content: '',
  images: '',
  thumbnail: '',
  regionId: '',
  postType: 0,
  categoryId: 0,
  tags: '',
  status: PUBLISHED,
  txType: 0,
  options: [],
  location: null,
});

/** The form's values as the contract's body. */
export const toBody = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  location: locationValue(values.location),
});
