const time = new Intl.DateTimeFormat('ko-KR', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', weekday: 'short' });

const dateOf = (wire: { time: string }): Date => new Date(Number(wire.time));

// In the zone of the device: who agrees on a time is in the same city.

/** '오후 2:00' */
export const timeOf = (wire: { time: string }): string => time.format(dateOf(wire));

/** '11월 24일 (화)' */
export const dayOf = (wire: { time: string }): string => day.format(dateOf(wire));

/** '11월 24일 (화) 오후 2:00' */
export const dayAndTime = (wire: { time: string }): string => `${dayOf(wire)} ${timeOf(wire)}`;
