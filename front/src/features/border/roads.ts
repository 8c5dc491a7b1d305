import { CROSSINGS } from '@hanca/common/border.ts';
import type { RoadEvent } from '@hanca/common/contract/border.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import { whenOf } from './waits.ts';

const kinds: Record<RoadEvent['kind'], string> = {
  CONSTRUCTION: '공사',
  INCIDENT: '사고·사건',
  ROAD_CONDITION: '도로 상태',
  WEATHER_CONDITION: '날씨',
  SPECIAL_EVENT: '행사',
};

const states: Record<RoadEvent['state'], string> = {
  closed: '전면 통제',
  some: '일부 차로 통제',
  open: '통행 가능',
};

/** As many as a page shows. */
const SHOWN_MAX = 12;

/** What happens on the roads, as the page shows it. In: the moment. */
export const roadsOf = (roads: RoadEvent[], now: WireDate) =>
  roads
    .slice(0, SHOWN_MAX)
    .map(({ id, kind, severity, state, road, text, near, updatedAt, stale, mode }) => ({
      id,
      tags: [kinds[kind], states[state], ...(severity === 'MAJOR' ? ['영향 큼'] : [])],
      road,
      text,
      near: CROSSINGS.filter(({ slug }) => near.includes(slug))
        .map(({ name }) => name)
        .join(', '),
      when: whenOf(updatedAt, now),
      stale: stale && mode === 'live',
    }));
