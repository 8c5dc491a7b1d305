import { IMMIGRATION, LIFE, REAL_ESTATE, TRAVEL } from '@hanca/common/post-types.ts';
import { paths } from '../../paths.ts';
import { type CardPost, forCard, forRow, type RowPost } from '../posts/listed-post.ts';

/** A part of the landing page that shows posts: as cards or as lines. */
export interface PostPart {
  id: string;
  title: string;
  lead: string;
  more: { href: string; title: string };
  cards: CardPost[];
  rows: RowPost[];
}

type Posts = Parameters<typeof forCard>[0][];

/** Guides to living here: what many need after a home. */
export const guidesPart = (posts: Posts): PostPart => ({
  id: 'guides',
  title: '생활 안내',
  lead: '병원, 은행, 운전, 세금까지 캐나다 생활의 길잡이예요.',
  more: { href: paths.posts({ type: LIFE }), title: '모두 보기' },
  cards: posts.map(forCard),
  rows: [],
});

/** What is worth reading before and beside. */
export const otherParts = (homes: Posts, visa: Posts, outings: Posts): PostPart[] => [
  {
    id: 'home-guides',
    title: '집 구하기 전에',
    lead: '계약하기 전에 읽어 두면 좋은 글이에요.',
    more: { href: paths.posts({ type: REAL_ESTATE }), title: '집 글 보기' },
    cards: homes.map(forCard),
    rows: [],
  },
  {
    id: 'visa',
    title: '이민·비자',
    lead: '비자와 영주권을 준비할 때 읽어 두면 좋은 글이에요.',
    more: { href: paths.posts({ type: IMMIGRATION }), title: '모두 보기' },
    cards: [],
    rows: visa.map(forRow),
  },
  {
    id: 'outings',
    title: '행사와 여행',
    lead: '주말에 가 볼 만한 곳과 동네 행사예요.',
    more: { href: paths.posts({ type: TRAVEL }), title: '여행 글 보기' },
    cards: [],
    rows: outings.map(forRow),
  },
];
