import {
  CROSSING_SLUGS,
  CROSSINGS,
  type CrossingSlug,
  type Direction,
  type Lane,
  type WAIT_STATES,
} from '@hanca/common/border.ts';

/** One lane of one crossing, as a source has it. */
export interface StoredWait {
  crossing: CrossingSlug;
  direction: Direction;
  lane: Lane;
  minutes: number | null;
  state: (typeof WAIT_STATES)[number];
  lanesOpen: number | null;
  hours: string;
  /** The source's time, ISO 8601 in UTC. */
  at: string;
}

/** The time of the newest wait; null for none. */
export const newestOf = (waits: readonly { at: string }[]): Date | null => {
  const times = waits.map(({ at }) => Date.parse(at));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

/** A sentence for staff on crossings that a source no longer has. */
export const missingOf = (
  waits: readonly StoredWait[],
  expected: readonly CrossingSlug[] = CROSSING_SLUGS,
) => {
  const missing = expected.filter((slug) => waits.every(({ crossing }) => crossing !== slug));
  const names = CROSSINGS.filter(({ slug }) => missing.includes(slug)).map(({ nameEn }) => nameEn);
  return names.length > 0 ? [`찾지 못한 곳: ${names.join(', ')}`] : [];
};
