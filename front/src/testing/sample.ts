import type { PostDetail } from '@hanca/common/contract/posts.ts';

export const IMAGE = (n: number): string => `/images/post/2026/11/${String(n).padStart(32, '0')}.jpg`;

/** A post with everything, to be changed where a test is about it. */
export const samplePost: PostDetail = {
  id: 7,
  title: '버나비 카페 양도해요',
  postType: 10,
  postTypeTitle: '부동산',
  categoryId: 4,
  categoryTitle: 'Q&A',
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  images: `${IMAGE(1)},${IMAGE(2)}`,
  thumbnail: '',
  excerpt: '5년 동안 꾸린 카페예요.',
  tags: '',
  status: 0,
  contentType: 1,
  location: { lat: 49.3135, lng: -123.0798 },
  options: ['internet'],
  txType: 1,
  job: null,
  store: '',
  branch: '',
  validFrom: { time: '0' },
  validTo: { time: '0' },
  validity: null,
  lastDay: false,
  userId: 3,
  userName: '민지',
  commentCount: 0,
  createdDate: { time: '1795000000000' },
  updatedDate: { time: '1795000000000' },
  content: '첫 줄\n둘째 줄',
  contentHtml: '',
  viewCount: 12,
};
