import type { ProvinceProfile } from '@hanca/common/contract/province-facts.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { factText, type Period, provincePath, topicTitle, YEARLY } from '@hanca/common/province-facts.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';

type Topic = ProvinceProfile['topics'][number];

/** '2026년 6월 1일부터 2027년 5월 31일까지'; '' where neither end is known. */
const periodText = ({ validFrom, validUntil }: Period): string =>
  [validFrom && `${dayText(validFrom)}부터`, validUntil && `${dayText(validUntil)}까지`]
    .filter(Boolean)
    .join(' ');

/** '2027년 6월 1일부터 시간당 $18.65'; '' where nothing is announced. */
const comingText = ({ coming }: Topic): string =>
  coming ? `${dayText(coming.validFrom)}부터 ${factText(coming)}` : '';

/** '2026년 9월 30일까지는 시간당 $17.60'; '' where nothing is over. */
const overText = ({ over }: Topic): string =>
  over ? `${dayText(over.validUntil)}까지는 ${factText(over)}` : '';

/** Whether anything is to be said of a topic. */
const isKnown = ({ current, coming, over, official }: Topic): boolean =>
  current !== null || coming !== null || over !== null || official !== null;

/** A figure as its page shows it: what holds, from when, what comes, and where it is from. */
export const factsOf = ({ topics }: ProvinceProfile) =>
  topics.filter(isKnown).map((one) => {
    const { topic, current, coming, over, official } = one;
    // What was and what comes need a source as well.
    const about = current ?? coming ?? over;
    return {
      topic,
      title: topicTitle(topic),
      value: current ? factText(current) : '',
      when: current ? periodText(current) : overText(one),
      coming: comingText(one),
      note: about?.note ?? '',
      source: about && { title: about.source, url: about.url },
      official,
    };
  });

/** The limit of a deposit in short. In: months of rent. */
const monthsText = (months: number): string => (months === 0.5 ? '월세의 반까지' : `월세 ${months}달치까지`);

/** One thing to know at a glance, leading to the page that says it whole. */
export interface Glance {
  href: string;
  title: string;
  text: string;
  note: string;
  /** There is nothing that holds today. */
  none?: boolean;
}

const glanceOf = (one: Topic, href: string): Glance | null => {
  const { topic, current, over } = one;
  const title = topicTitle(topic);
  if (!current) return over ? { href, title, text: '새 값 확인 전', note: overText(one), none: true } : null;
  const period = YEARLY.includes(topic)
    ? periodText({ validFrom: '', validUntil: current.validUntil })
    : periodText({ validFrom: current.validFrom, validUntil: '' });
  return { href, title, text: factText(current), note: comingText(one) || period || current.note };
};

/** What there is to know of a province at a glance; what is not known is left out. */
export const glancesOf = (profile: ProvinceProfile): Glance[] => {
  const page = provincePath(profile.province);
  const { topics, deposit, holidays } = profile;
  const [holiday] = holidays;
  const found = [
    ...topics.map((one) => glanceOf(one, `${page}#${one.topic}`)),
    deposit && {
      href: `${page}#deposit`,
      title: '보증금',
      text: monthsText(deposit.months),
      note: deposit.others,
    },
    holiday && {
      href: `${page}#holidays`,
      title: '다음 공휴일',
      text: dayOfWeekText(holiday.day),
      note: holiday.name,
    },
  ];
  return found.flatMap((glance) => glance ?? []);
};
