import type { Headline } from '@hanca/common/contract/headlines.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import { answered, extendApi, refusedField } from './extended-api.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { outdated } from './problems.ts';

const OUTDATED = '그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요.';

interface Written {
  postId: number | null;
  mapType: number;
  order: number;
  regionId: string;
  before?: number;
}

interface Arranged {
  postIds: number[];
  before?: number[];
  mapType: number;
  regionId: string;
}

const HIDDEN = 1;

type Slot = Omit<Headline, 'postHeader'>;

/** The API in memory with headlines of its posts: `seed` holds post ids by region, category and slot. */
export const fakeHeadlines = (stored: PostDetail[], seed: Written[] = []) => {
  const api = fakeApi(stored);
  let posts = stored;
  let slots = seed.map((slot, index) => ({ ...slot, postId: slot.postId ?? -1, id: index + 1 }));

  const isThere = (id: number) => id < 0 || posts.some((post) => post.id === id);
  const present = (slot: Slot): Headline => {
    const post = posts.find(({ id, status }) => id === slot.postId && status !== HIDDEN);
    return {
      ...slot,
      postHeader: post
        ? {
            id: post.id,
            title: post.title,
            postType: post.postType,
            categoryId: post.categoryId,
            thumbnail: post.thumbnail,
          }
        : null,
    };
  };

  const put = ({ postId, mapType, order, regionId }: Written): Headline => {
    slots = slots.filter((s) => s.mapType !== mapType || s.order !== order || s.regionId !== regionId);
    if (postId === null || postId < 0) {
      return { id: 0, postId: -1, mapType, order, regionId, postHeader: null };
    }
    const slot = { id: slots.length + 100, postId, mapType, order, regionId };
    slots = [...slots, slot];
    return present(slot);
  };

  const idsOf = (mapType: number, regionId = 'CA00') =>
    [1, 2, 3, 4, 5].map(
      (order) =>
        slots.find((s) => s.mapType === mapType && s.order === order && s.regionId === regionId)?.postId ??
        -1,
    );

  /** A region's own headlines; where not only these are wanted, Canada's in the slots that it leaves empty. */
  const found = (regionId: string, wanted: number[], exact: boolean) => {
    const ofRegion = (id: string) => slots.filter((s) => s.regionId === id && wanted.includes(s.mapType));
    const own = ofRegion(regionId);
    const isOwn = ({ mapType, order }: Slot) => own.some((s) => s.mapType === mapType && s.order === order);
    return exact ? own : [...own, ...ofRegion(ALL_REGIONS).filter((s) => !isOwn(s))];
  };

  const unknown = (path: string) =>
    refusedField(path, '없는 글이에요. 글 번호를 확인해 주세요.', 'post.unknown');

  const answer = ({ method, path, query, body }: Call): Response | null => {
    switch (`${method} ${path}`) {
      case 'GET /v1/query/mappostheaders': {
        const wanted = (query.mapTypes ?? '').split(',').map(Number);
        return answered(found(query.regionId ?? '', wanted, query.exact === 'true').map(present));
      }
      case 'POST /v1/command/postmap':
      case 'PATCH /v1/command/postmap': {
        const written = body as Written;
        if (!isThere(written.postId ?? -1)) return unknown('postId');
        const stands = idsOf(written.mapType, written.regionId)[written.order - 1];
        if (written.before !== undefined && written.before !== stands) return outdated(OUTDATED);
        return answered(put(written), method === 'POST' ? 201 : 200);
      }
      case 'PATCH /v1/command/postmap/order': {
        const { postIds, before, ...where } = body as Arranged;
        const wrong = postIds.findIndex((id) => !isThere(id));
        if (wrong >= 0) return unknown(`postIds.${wrong}`);
        if (before && String(before) !== String(idsOf(where.mapType, where.regionId)))
          return outdated(OUTDATED);
        return answered(
          postIds.map((postId, at) => put({ ...where, postId, order: at + 1 })).filter(({ id }) => id > 0),
        );
      }
      default:
        return null;
    }
  };

  /** What somebody else saves. */
  const saveMeanwhile = (written: Written) => void put(written);

  /** A title that somebody else gives. */
  const rename = (id: number, title: string) => {
    posts = posts.map((post) => (post.id === id ? { ...post, title } : post));
  };

  return { ...extendApi(api, answer), idsOf, saveMeanwhile, rename };
};
