import { api, endpoints } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { appdata } from './appdata.ts';
import { samplePost } from './sample.ts';
import { sampleCoupon } from './sample-coupon.ts';
import { sampleDropIns } from './sample-drop-ins.ts';
import { sampleEvent } from './sample-event.ts';
import { sampleGolfCourse, sampleGolfDay, sampleGolfJoin } from './sample-golf-course.ts';
import { sampleAround, sampleRealty } from './sample-realty.ts';
import { sampleRegistration } from './sample-registration.ts';
import { sampleStation } from './sample-station.ts';

const feedOff = { state: 'off', fetchedAt: null };

const answers = new Map<Endpoint, unknown>([
  [api.geo.appdata, appdata],
  [api.realties.get, sampleRealty],
  [api.realties.around, sampleAround],
  [api.coupons.get, sampleCoupon],
  [api.events.get, sampleEvent],
  [api.registrations.get, sampleRegistration],
  [api.pnpDraws.history, { draws: [], pools: [], changedDate: { time: '0' } }],
  [api.registrations.calendar, { registrations: [sampleRegistration], homes: [] }],
  [api.dropIns.list, sampleDropIns],
  [api.golfCourses.card, sampleGolfCourse],
  [api.golfCourses.day, sampleGolfDay],
  [api.golfJoins.get, sampleGolfJoin],
  [api.geo.place, { id: 'CA595911606', name: '버나비' }],
  [api.energy.count, { count: 0, unknown: 0, networks: [] }],
  [api.border.holidays, { coming: [], longer: { US: null, CA: null } }],
  [api.energy.rate, { rate: null }],
  [api.energy.states, { chargers: feedOff, regular: feedOff, diesel: feedOff }],
  [api.fuelStations.priceCount, { count: 0, priced: 0 }],
  [api.fuelStations.station, sampleStation],
  [
    api.provinceFacts.profile,
    { name: '온타리오', topics: [], deposit: null, holidays: [], holidaySource: null, crossings: [] },
  ],
  [api.comments.ofPost, { likes: 0, total: 0, shown: 0, items: [] }],
  [api.posts.get, { ...samplePost, postType: FLYER }],
]);

/** Answers a read as a product does that has one record of each kind; lists are empty. */
export const sampleAnswer = (endpoint: Endpoint): unknown =>
  answers.has(endpoint) ? answers.get(endpoint) : /\/count$/.test(endpoint.path) ? 0 : [];

const reads = endpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => ({
    endpoint,
    path: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // A path without parameters comes before one that would match it too.
  .sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length);

/** Returns the read at a path of the API. */
export const readAt = (pathname: string): Endpoint | undefined =>
  reads.find(({ path }) => path.test(pathname))?.endpoint;

const PARTS: Partial<Record<string, string>> = {
  regionId: 'CA59',
  provinceId: 'CA59',
  crossing: 'peace-arch',
};

/** Returns the address of a page whose path has parameters. */
export const sampleAddress = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => PARTS[name] ?? '7');
