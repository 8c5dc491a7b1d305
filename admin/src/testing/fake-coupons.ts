import type { Audit } from '@hanca/common/contract/audits.ts';
import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import { answered, extendApi, refusedField } from './extended-api.ts';
import { type Call, fakeApi } from './fake-api.ts';

export const shops = [
  { id: 3, title: '한아름마트' },
  { id: 4, title: '밴쿠버떡집' },
];

/** A stored coupon with the fields a test does not care about filled in. */
export const coupon = (given: Partial<Coupon> & { id: number }): Coupon => ({
  title: `쿠폰 ${given.id}`,
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  bizId: 3,
  vender: '한아름마트',
  code: `CODE-${given.id}`,
  type: 1,
  dcType: 1,
  discount: 5,
  maxDiscount: null,
  minOrder: 30,
  totalQuantity: 100,
  issuedQuantity: 12,
  perMember: 1,
  userLevel: 0,
  useLabel: '쿠폰 사용(직원용)',
  issueLabel: '쿠폰 받기',
  content: '계산할 때 보여 주세요.',
  images: '',
  thumbnail: '',
  startDate: { time: String(Date.parse('2025-11-03T09:00-08:00')) },
  endDate: { time: String(Date.parse('2025-12-01T21:00-08:00')) },
  expiredDate: { time: String(Date.parse('2025-12-01T21:00-08:00')) },
  isActive: true,
  status: 1,
  createdDate: { time: '1732147200000' },
  updatedDate: { time: '1732147200000' },
  ...given,
});

/** The API in memory with coupons, the shops that issue them, and the trail of their changes. */
export const fakeCoupons = (seed: Coupon[] = [], audits: Audit[] = []) => {
  let coupons = [...seed];

  const found = ({ status, type, regionId, keyword }: Record<string, string>) =>
    coupons
      .filter((c) => !status || c.status === Number(status))
      .filter((c) => !type || c.type === Number(type))
      .filter((c) => !regionId || c.regionId.startsWith(regionId) || c.regionId === ALL_REGIONS)
      .filter((c) => !keyword || c.title.includes(keyword))
      .sort((a, b) => b.id - a.id);

  const isTaken = (body: unknown) => {
    const given = body as Partial<Coupon>;
    return coupons.some((c) => c.code === given.code && c.id !== given.id);
  };
  const taken = () => refusedField('code', '이미 쓰고 있는 쿠폰 코드예요.', 'code.taken');

  const answer = ({ method, path, query, body }: Call): Response | null => {
    const id = Number(path.split('/').at(-1));
    const skip = Number(query.skip ?? 0);
    const one = coupons.find((c) => c.id === id);
    switch (`${method} ${path.replace(/\/\d+$/, '/{id}')}`) {
      case 'GET /v1/shop/coupons':
        return answered(found(query).slice(skip, skip + Number(query.limit)));
      case 'GET /v1/shop/coupons/count':
        return answered(found(query).length);
      case 'GET /v1/shop/coupons/{id}':
        return one ? answered(one) : null;
      case 'POST /v1/shop/coupons': {
        if (isTaken(body)) return taken();
        const made = coupon({ ...(body as object), id: coupons.length + 1 });
        coupons = [...coupons, made];
        return answered(made, 201);
      }
      case 'PATCH /v1/shop/coupons': {
        if (isTaken(body)) return taken();
        const changed = body as Coupon;
        coupons = coupons.map((c) => (c.id === changed.id ? { ...c, ...changed } : c));
        return answered(coupons.find((c) => c.id === changed.id));
      }
      case 'DELETE /v1/shop/coupons/{id}':
        coupons = coupons.filter((c) => c.id !== id);
        return new Response(null, { status: 204 });
      case 'GET /v1/query/business':
        return answered(shops.filter(({ title }) => title.includes(query.keyword ?? '')));
      case 'GET /v1/query/audits':
        return answered(audits);
      case 'GET /v1/query/audits/count':
        return answered(audits.length);
      default:
        return null;
    }
  };

  return { ...extendApi(fakeApi(), answer), coupons: () => coupons };
};
