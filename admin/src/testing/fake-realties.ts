import { type RealtyDetail, realtySummary } from '@hanca/common/contract/realties.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import type { Call } from './fake-api.ts';
import { outdated } from './problems.ts';

const OUTDATED = '그사이 내용이 바뀌었어요.';

const NEVER = { time: '4102444800000' };

/** A stored listing with the fields a test does not care about filled in. */
export const realty = (given: Partial<RealtyDetail> & { id: number }): RealtyDetail => ({
  title: `매물 ${given.id}`,
  thumbnail: '',
  images: [],
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  cityId: 'CA596173331',
  cityName: '밴쿠버',
  reType: 2,
  reTypeTitle: '콘도',
  txType: 2,
  txTypeTitle: '렌트',
  price: 2450,
  previousPrice: null,
  bedroom: 2,
  bathroom: 1,
  area: 850,
  address: 'Robson St, Vancouver',
  location: { lat: 49.28, lng: -123.12 },
  furnished: false,
  parking: 1,
  availability: 'now',
  availableFrom: { time: '0' },
  availableDate: '',
  minTermMonths: null,
  pets: null,
  roomKind: null,
  status: 0,
  userId: 7,
  userName: '버나비토박이',
  createdDate: { time: '1790000000000' },
  updatedDate: { time: '1790000000000' },
  visible: true,
  expiresDate: NEVER,
  viewCount: 0,
  hiddenReason: null,
  content: '햇볕이 잘 들어요.',
  facing: 0,
  buildYear: null,
  options: {
    aircondition: false,
    refrigerator: true,
    washingmachine: false,
    dishwasher: false,
    microwave: false,
    tv: false,
    internet: false,
    bathtub: false,
  },
  parkingFee: null,
  deposit: null,
  utilities: [],
  smoking: null,
  laundry: null,
  storey: null,
  housemates: '',
  houseRules: '',
  hasPhone: false,
  userSince: { time: '1730000000000' },
  ...given,
});

/** A stored report of a listing; what it tells of the listing comes from that. */
export const report = (given: Partial<Report> & { id: number; realtyId: number }): Report => ({
  realtyTitle: '',
  realtyHidden: false,
  reason: 'scam',
  text: '',
  status: 0,
  userId: 9,
  userName: '신고한사람',
  createdDate: { time: '1790000000000' },
  updatedDate: { time: '1790000000000' },
  ...given,
});

export interface RealtySeed {
  realties?: RealtyDetail[];
  reports?: Report[];
}

const json = (value: unknown) => Response.json(value);

const later = ({ time }: WireDate) => ({ time: String(Number(time) + 1) });

const inLists = Object.keys(realtySummary.shape);

/** A listing as lists tell it. */
const summaryOf = (realty: RealtyDetail) =>
  Object.fromEntries(Object.entries(realty).filter(([name]) => inLists.includes(name)));

/** What was given for a filter of the query, if it narrows at all. */
type Narrows = (name: string, holds: (value: string) => boolean) => boolean;

const narrowing =
  (query: Record<string, string>): Narrows =>
  (name, holds) => {
    const value = query[name];
    return value === undefined || value === '-1' || holds(value);
  };

/** Listings and reports in memory. Out: both as they stand, and the answer to a call about them, if it is one. */
export const fakeRealties = (seed: RealtySeed) => {
  let realties = [...(seed.realties ?? [])];
  let reports = [...(seed.reports ?? [])];

  const listing = (id: number) => realties.find((r) => r.id === id);

  const foundRealties = (query: Record<string, string>) => {
    const narrows = narrowing(query);
    return realties
      .filter((r) => narrows('regionId', (value) => [r.regionId, r.cityId].includes(value)))
      .filter((r) => narrows('reType', (value) => r.reType === Number(value)))
      .filter((r) => narrows('status', (value) => r.status === Number(value)))
      .filter((r) => narrows('userId', (value) => r.userId === Number(value)))
      .filter((r) => narrows('hidden', (value) => (r.hiddenReason !== null) === (value === 'true')))
      .filter((r) => narrows('keyword', (value) => r.title.includes(value)))
      .sort((a, b) => b.id - a.id);
  };

  const told = (r: Report): Report => {
    const { title = '', hiddenReason = null } = listing(r.realtyId) ?? {};
    return { ...r, realtyTitle: title, realtyHidden: hiddenReason !== null };
  };

  const foundReports = (query: Record<string, string>) => {
    const narrows = narrowing(query);
    return reports
      .filter((r) => narrows('status', (value) => r.status === Number(value)))
      .filter((r) => narrows('realtyId', (value) => r.realtyId === Number(value)))
      .filter((r) => narrows('userId', (value) => r.userId === Number(value)))
      .sort((a, b) => b.id - a.id)
      .map(told);
  };

  const page = <T>(found: T[], { skip = '0', limit = '10' }: Record<string, string>) =>
    json(found.slice(Number(skip), Number(skip) + Number(limit)));

  const hide = ({ id, reason }: { id: number; reason: string }) => {
    const change = { hiddenReason: reason || null, visible: !reason };
    realties = realties.map((r) => (r.id === id ? { ...r, ...change } : r));
    return json(listing(id));
  };

  const settle = ({
    id,
    status,
    basedOn,
  }: {
    id: number;
    status: number;
    basedOn?: Report['updatedDate'];
  }) => {
    const stored = reports.find((r) => r.id === id);
    if (basedOn && basedOn.time !== stored?.updatedDate.time) return outdated(OUTDATED);
    reports = reports.map((r) => (r.id === id ? { ...r, status, updatedDate: later(r.updatedDate) } : r));
    return json(reports.map(told).find((r) => r.id === id));
  };

  const remove = (id: number) => {
    realties = realties.filter((r) => r.id !== id);
    reports = reports.filter((r) => r.realtyId !== id);
    return new Response(null, { status: 204 });
  };

  const answer = ({ method, path, query, body }: Call): Response | null => {
    const id = Number(path.split('/').at(-1));
    switch (`${method} ${path.replace(/\/\d+$/, '/{id}')}`) {
      case 'GET /v1/query/realties':
        return page(foundRealties(query).map(summaryOf), query);
      case 'GET /v1/query/realties/count':
        return json(foundRealties(query).length);
      case 'GET /v1/query/realties/{id}':
        return listing(id) ? json(listing(id)) : null;
      case 'PATCH /v1/command/realties/visibility':
        return hide(body as { id: number; reason: string });
      case 'DELETE /v1/command/realties/{id}':
        return remove(id);
      case 'GET /v1/query/reports':
        return page(foundReports(query), query);
      case 'GET /v1/query/reports/count':
        return json(foundReports(query).length);
      case 'PATCH /v1/command/reports':
        return settle(body as { id: number; status: number });
      default:
        return null;
    }
  };

  /** What its member writes in place of a report. */
  const reportAnew = (given: Partial<Report> & { id: number }) => {
    reports = reports.map((r) =>
      r.id === given.id ? { ...r, updatedDate: later(r.updatedDate), ...given } : r,
    );
  };

  return { answer, realties: () => realties, reports: () => reports, reportAnew };
};
