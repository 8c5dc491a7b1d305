import type { GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import { longDate } from '@hanca/common/dates.ts';
import { courseKindTitle, dollars, FEES, fullPrice } from '@hanca/common/golf.ts';

/** '7일 전 19:00'; '' where it is not known. */
export const windowText = ({
  windowDays,
  windowTime,
}: Pick<GolfCourseCard, 'windowDays' | 'windowTime'>): string =>
  windowDays === null ? '' : `${windowDays}일 전${windowTime && ` ${windowTime}`}`;

/** The fees that are known, each with what one person pays in all where that is. */
export const feesOf = ({ cartFee, bookingFee, taxPercent, ...course }: GolfCourseCard) =>
  FEES.flatMap(({ field, title }) => {
    const fee = course[field];
    if (fee === null) return [];
    const full = fullPrice({ fee, cartFee, bookingFee, taxPercent });
    return [
      {
        title,
        fee: dollars(fee),
        walking: full && dollars(full.walking),
        riding: full?.riding === undefined || full.riding === null ? null : dollars(full.riding),
      },
    ];
  });

/** What a full price is made of, in words. */
export const priceNote = ({ taxPercent, bookingFee, cartFee }: GolfCourseCard): string => {
  if (taxPercent === null) return '세금이 얼마 붙는지 몰라 총액은 보여 드리지 않아요.';
  const parts = [
    '그린피',
    cartFee !== null && `카트 ${dollars(cartFee)}`,
    bookingFee !== null && `예약 수수료 ${dollars(bookingFee)}`,
    taxPercent > 0 && `세금 ${taxPercent}%`,
  ].filter(Boolean);
  const tax = taxPercent === 0 ? ' 세금은 요금에 들어 있어요.' : '';
  const unknown = bookingFee === null ? ' 예약 수수료는 알려지지 않아 넣지 않았어요.' : '';
  return `1인 총액에 들어 있는 것: ${parts.join(', ')}.${tax}${unknown}`;
};

/** A course as the list shows it. */
export const forCourse = (course: GolfCourseCard) => {
  const [first] = feesOf(course);
  const kind = course.kind === 'unknown' ? '' : courseKindTitle(course.kind);
  return {
    id: course.id,
    title: course.title,
    facts: [course.cityName, kind, course.holes === null ? '' : `${course.holes}홀`]
      .filter(Boolean)
      .join(' · '),
    fees: feesOf(course).map(({ title, fee }) => ({ title, fee })),
    full: first?.walking ? `${first.title} 1인 총액 ${first.walking} (카트 없이)` : '',
    window: windowText(course),
    isKnown: first !== undefined || course.windowDays !== null,
    point: course.point,
    isExact: course.isExact,
    source: course.source,
    checked: longDate(course.updatedDate),
  };
};
export type CourseItem = ReturnType<typeof forCourse>;
