import type { DayOfPlay, GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleGolfCourse, sampleGolfDay } from '../../../testing/sample-golf-course.ts';

/** Opens a course; in: what is otherwise of it and of the day. */
const open = async (course: Partial<GolfCourseCard> = {}, day: Partial<DayOfPlay> = {}) => {
  const days: (string | null)[] = [];
  const found = await openSite('/golf/1', (_, { pathname, searchParams }) => {
    if (pathname === '/v1/query/golf-courses/1/card')
      return { status: 200, body: { ...sampleGolfCourse, ...course } };
    if (pathname !== '/v1/query/golf-courses/1/day') return { status: 200, body: [] };
    const wanted = searchParams.get('day');
    days.push(wanted);
    return { status: 200, body: { ...sampleGolfDay, ...day, ...(wanted && { day: wanted }) } };
  });
  return { ...found, days };
};

const unknown: Partial<GolfCourseCard> = {
  ...{ kind: 'unknown', holes: null, weekdayFee: null, weekendFee: null, seniorFee: null, cartFee: null },
  ...{ bookingFee: null, taxPercent: null, windowDays: null, windowTime: '', url: '', phone: '' },
  ...{ dress: '', singles: '', cancelRule: '', location: null, point: null, isExact: false },
};

test('a course of which all is known says what it costs in all, and leads to its own booking', async () => {
  await open();
  const link = screen.getByRole('link', { name: '예약 페이지로 이동 (golf.example.org)' });
  expect(link).toHaveAttribute('href', 'https://golf.example.org/tee');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('row', { name: '주중 $68 $74.03 $97.13' })).toBeVisible();
  expect(screen.getByText('11월 17일 (화) 19:00')).toBeVisible();
  expect(screen.getByText('13:05쯤')).toBeVisible();
  expect(screen.getByRole('link', { name: '604-555-0142' })).toHaveAttribute('href', 'tel:6045550142');
});

test('what nobody knows of a course is said to be unknown, and nothing is made up', async () => {
  await open(unknown, { sunset: null, lastStart: null, opensTime: null, opensDate: null });
  expect(screen.queryByRole('link', { name: /예약 페이지로 이동/ })).toBeNull();
  expect(screen.getByText(/예약 페이지 주소는 아직 확인하지 못했어요/)).toBeVisible();
  expect(screen.getByText(/요금은 아직 확인하지 못했어요/)).toBeVisible();
  expect(screen.getByText('골프장 위치를 몰라 계산하지 못했어요.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/마지막 티타임$/)).toBeNull();
  expect(screen.queryByRole('link', { name: '예약 여는 때를 캘린더에 넣기' })).toBeNull();
  expect(document.body).not.toHaveTextContent('$');
});

test('another day is fetched for the same page, whose field goes with the address', async () => {
  const { days, user, router } = await open();
  const input = screen.getByLabelText('날짜');
  expect(input).toHaveValue(sampleGolfDay.day);
  await user.clear(input);
  await user.type(input, '2026-12-21');
  await user.click(screen.getByRole('button', { name: '보기' }));
  expect(await screen.findByText('12월 21일 (월) 일몰')).toBeVisible();
  expect(days.filter(Boolean)).toEqual([expect.stringMatching(/^(?:2026-12-21|\d{13})$/)]);
  expect(screen.getByLabelText('날짜')).toHaveValue('2026-12-21');
  await act(() => router.navigate('/golf/1?day=2026-12-24'));
  expect(await screen.findByText('12월 24일 (목) 일몰')).toBeVisible();
  expect(screen.getByLabelText('날짜'), 'by a link').toHaveValue('2026-12-24');
  await act(() => router.navigate(-2));
  await waitFor(() => expect(screen.getByLabelText('날짜'), 'by going back').toHaveValue(sampleGolfDay.day));
});
