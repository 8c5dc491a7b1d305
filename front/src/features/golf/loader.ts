import { longDate } from '@hanca/common/dates.ts';
import { courseKindTitle, dollars } from '@hanca/common/golf.ts';
import { clockText, dayOfWeekText } from '@hanca/common/registrations.ts';
import { calendarDay } from '../../lists/parameters.ts';
import { idOf, load } from '../../load.ts';
import { feesOf, priceNote, windowText } from './words.ts';

/** 'golf.example.org' */
const hostOf = (url: string): string => (url ? new URL(url).hostname : '');

/** One course in words, and a day at it: today where the address names none. */
export const loadCourse = load(async ({ params, url, call }) => {
  const id = idOf(params);
  const wanted = calendarDay(url.searchParams.get('day') ?? '');
  const [course, day] = await Promise.all([
    call((client) => client.golfCourses.card({ params: { id } })),
    call((client) => client.golfCourses.day({ params: { id }, query: { day: wanted || undefined } })),
  ]);
  const fees = feesOf(course);
  return {
    id,
    title: course.title,
    city: course.cityName,
    facts: [
      course.cityName,
      course.kind === 'unknown' ? '' : courseKindTitle(course.kind),
      course.holes === null ? '' : `${course.holes}홀`,
    ]
      .filter(Boolean)
      .join(' · '),
    position: course.isExact ? course.point : null,
    fees,
    cart: course.cartFee === null ? '' : dollars(course.cartFee),
    priceNote: fees.length > 0 ? priceNote(course) : '',
    window: windowText(course),
    rules: [
      { title: '복장', text: course.dress },
      { title: '1인 예약', text: course.singles },
      { title: '취소', text: course.cancelRule },
    ].filter(({ text }) => text),
    phone: course.phone,
    url: course.url,
    host: hostOf(course.url),
    note: course.note,
    source: course.source,
    checked: longDate(course.updatedDate),
    day: day.day,
    isChosen: wanted !== '',
    today: day.today,
    dayText: dayOfWeekText(day.day),
    sunset: day.sunset,
    lastStart: day.lastStart,
    opensText: day.opensTime === null ? '' : clockText(day.opensTime),
    opensAt: day.opensDate === null ? null : Number(day.opensDate.time),
    teeTimes: day.teeTimes,
  };
});
