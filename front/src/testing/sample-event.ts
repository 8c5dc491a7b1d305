import type { Event } from '@hanca/common/contract/events.ts';

/** An event that can be joined, to be changed where a test is about it. */
export const sampleEvent: Event = {
  id: 4,
  title: '버나비 벼룩시장',
  regionId: 'CA59',
  place: '버나비 중앙공원',
  host: '한인회',
  startDate: { time: '4000000000000' },
  endDate: { time: '4000010000000' },
  deadline: null,
  seats: 30,
  joined: 9,
  fee: 0,
  content: '안 쓰는 물건을 가져오세요.',
  images: '',
  cancelled: false,
  createdDate: { time: '1795000000000' },
  updatedDate: { time: '1795000000000' },
};
