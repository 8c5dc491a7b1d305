interface Dated {
  /** Milliseconds. */
  start: number;
  end: number;
  deadline: number | null;
  /** 0 for as many as come. */
  seats: number;
  joined: number;
  cancelled: boolean;
}

/** Why an event cannot be joined at a moment (milliseconds), 'open' where it can. */
export type EventState = 'open' | 'full' | 'closed' | 'over' | 'cancelled';

export const eventState = (
  { start, end, deadline, seats, joined, cancelled }: Dated,
  now: number,
): EventState => {
  if (cancelled) return 'cancelled';
  if (end <= now) return 'over';
  if ((deadline ?? start) <= now) return 'closed';
  return seats > 0 && joined >= seats ? 'full' : 'open';
};
