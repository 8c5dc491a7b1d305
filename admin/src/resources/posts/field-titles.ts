import { AMENITIES } from '@hanca/common/amenities.ts';
import { CONTENT_TYPES, POST_STATUSES } from '@hanca/common/posts.ts';
import { choicesOf } from '../../core/choices.ts';
import { postTypeChoices, transactionTypeChoices } from '../../core/region-data.ts';
import type { TrailTitles } from '../../crud/difference.ts';

/** What the trail calls the fields of a post: as the form does. */
export const fieldTitles: TrailTitles = {
  title: '제목',
  contentType: { label: '형식', choices: choicesOf(CONTENT_TYPES) },
  content: '내용',
  images: '사진',
  thumbnail: '썸네일',
  status: { label: '상태', choices: choicesOf(POST_STATUSES) },
  regionName: '지역',
  postType: { label: '글 종류', choices: postTypeChoices },
  postTypeTitle: '글 종류',
  categoryId: '분류 값',
  categoryTitle: '분류',
  tags: '태그',
  location: '위치',
  txType: {
    label: '거래 유형',
    choices: (data) => [{ id: 0, name: '없음' }, ...transactionTypeChoices(data)],
  },
  options: { label: '옵션', choices: AMENITIES.map(({ code, title }) => ({ id: code, name: title })) },
};
