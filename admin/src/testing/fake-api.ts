import type { PostDetail } from '@hanca/common/contract/posts.ts';
import type { ProblemDocument } from '@hanca/common/problem-document.ts';
import { fakeRealties, type RealtySeed } from './fake-realties.ts';
import { outdated } from './problems.ts';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

const regions = {
  countries: [
    {
      id: 'CA',
      name: '캐나다',
      nameEn: 'Canada',
      provincies: [
        {
          id: 'CA59',
          name: '브리티시컬럼비아',
          nameEn: 'British Columbia',
          cities: [
            { id: 'CA596173331', name: '밴쿠버', nameEn: 'Vancouver' },
            { id: 'CA595911606', name: '버나비', nameEn: 'Burnaby' },
          ],
        },
        { id: 'CA35', name: '온타리오', nameEn: 'Ontario', cities: [] },
      ],
    },
  ],
  categories: [
    { id: 8, value: 2, title: '렌트', pid: 1 },
    { id: 11, value: 5, title: '비즈니스', pid: 1 },
    { id: 41, value: 1, title: '아파트', pid: 2 },
    { id: 42, value: 2, title: '콘도', pid: 2 },
    { id: 21, value: 1, title: '일반', pid: 5 },
    { id: 24, value: 4, title: '할인', pid: 5 },
    { id: 101, value: 1, title: '공지사항', pid: 21 },
    { id: 102, value: 2, title: '뉴스', pid: 21 },
    { id: 161, value: 1, title: '한인마트', pid: 24 },
  ],
};

/** A stored post with the fields a test does not care about filled in. */
export const post = (given: Partial<PostDetail> & { id: number }): PostDetail => ({
  title: `글 ${given.id}`,
  postType: 1,
  postTypeTitle: '일반',
  categoryId: 1,
  categoryTitle: '공지사항',
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  images: '',
  thumbnail: '',
  excerpt: '',
  tags: '',
  status: 0,
  contentType: 1,
  location: null,
  options: [],
  txType: 0,
  userId: 1,
  userName: '운영자',
  createdDate: { time: '1732147200000' },
  updatedDate: { time: '1732147200000' },
  content: '내용',
  contentHtml: '',
  ...given,
});

/** A change of a post as the console sends it. */
interface Change extends Partial<PostDetail> {
  id: number;
  basedOn?: PostDetail['updatedDate'];
}

const later = ({ time }: PostDetail['updatedDate']) => ({ time: String(Number(time) + 1) });

const json = (value: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });

const imagePath = (n: number) => `/images/post/2024/11/${n.toString(16).padStart(32, '0')}.jpg`;

/**
 * The API as the console knows it, in memory, behind a `fetch`. In: the stored posts, and listings with their
 * reports. Out: that fetch, the posts, the listings and reports, every call in order,
 * `refuse` for answering the next call of a kind ('PATCH /v1/command/posts') with a problem, and `changeMeanwhile`
 * for what somebody else saves.
 */
export const fakeApi = (seed: PostDetail[] = [], realtySeed: RealtySeed = {}) => {
  let posts = [...seed];
  const listings = fakeRealties(realtySeed);
  let uploaded = 0;
  const calls: Call[] = [];
  const refusals: { kind: string; problem: ProblemDocument }[] = [];

  const found = (query: Record<string, string>) =>
    posts
      .filter((p) => !query.regionId || p.regionId.startsWith(query.regionId))
      .filter((p) => !query.postType || p.postType === Number(query.postType))
      .filter((p) => !query.categoryId || p.categoryId === Number(query.categoryId))
      .filter((p) => !query.keyword || p.title.includes(query.keyword))
      .sort((a, b) => (query.order === 'ASC' ? a.id - b.id : b.id - a.id));

  const change = ({ basedOn, ...given }: Change): Response => {
    const stored = posts.find(({ id }) => id === given.id);
    if (!stored) return json({}, 404);
    if (basedOn && basedOn.time !== stored.updatedDate.time) {
      return outdated('그사이 다른 사람이 이 글을 고쳤어요.');
    }
    const changed = { ...stored, ...given, updatedDate: later(stored.updatedDate) };
    posts = posts.map((p) => (p === stored ? changed : p));
    return json(changed);
  };

  const answer = (call: Call): Response => {
    const { method, path, query, body } = call;
    const id = Number(path.split('/').at(-1));
    const at = posts.findIndex((p) => p.id === id);
    const skip = Number(query.skip ?? 0);
    switch (`${method} ${path.replace(/\/\d+$/, '/{id}')}`) {
      case 'GET /v1/region/appdata':
        return json(regions);
      case 'GET /v1/account/me':
        return json({ id: 1, name: '운영자', email: 'admin@example.com', roles: ['admin'], level: 0 });
      case 'GET /v1/query/posts':
        return json(
          found(query)
            .slice(skip, skip + Number(query.limit ?? 10))
            .map(({ content: _, contentHtml: __, ...summary }) => summary),
        );
      case 'GET /v1/query/posts/count':
        return json(found(query).length);
      case 'GET /v1/query/posts/{id}':
        return at < 0 ? json({}, 404) : json(posts[at]);
      case 'POST /v1/command/posts': {
        const made = post({ ...(body as object), id: Math.max(0, ...posts.map((p) => p.id)) + 1 });
        posts = [...posts, made];
        return json(made, 201);
      }
      case 'PATCH /v1/command/posts':
        return change(body as Change);
      case 'DELETE /v1/command/posts/{id}':
        posts = posts.filter((p) => p.id !== id);
        return new Response(null, { status: 204 });
      case 'POST /v1/storage/images':
        uploaded += 1;
        return json([imagePath(uploaded)], 201);
      case 'POST /v1/account/signout':
        return new Response(null, { status: 204 });
      default:
        return listings.answer(call) ?? json({}, 404);
    }
  };

  const fakeFetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const call = { method, path: url.pathname, query: Object.fromEntries(url.searchParams), body };
    calls.push(call);
    const refusal = refusals.findIndex(({ kind }) => kind === `${method} ${url.pathname}`);
    const [refused] = refusal < 0 ? [] : refusals.splice(refusal, 1);
    if (refused) return json(refused.problem, refused.problem.status, 'application/problem+json');
    return answer(call);
  };

  return {
    fetch: fakeFetch,
    calls,
    posts: () => posts,
    realties: listings.realties,
    reports: listings.reports,
    reportAnew: listings.reportAnew,
    changeMeanwhile: (given: Change) => void change(given),
    refuse: (kind: string, problem: ProblemDocument) => refusals.push({ kind, problem }),
  };
};

export type FakeApi = ReturnType<typeof fakeApi>;
