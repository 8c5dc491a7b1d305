import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

const DAY_MS = 24 * 3600_000;

test('a round leads to its page until staff have hidden it, and its cell says why they have', async () => {
  const api = await realApi();
  const course = { regionId: 'CA595911606', source: '골프장 안내' };
  const offer = async (title: string) => {
    const { id: courseId } = await api.colleague.golfCourses.create({ body: { ...course, title } });
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    return api.member.golfJoins.create({
      body: {
        ...{ courseId, day, time: '09:00', seats: 2, pace: 'any', note: '', contact: '', closeHours: 2 },
      },
    });
  };
  const shown = await offer('Riverway');
  const hidden = await offer('Maple Bogey');
  const report = { reason: 'other', text: '티타임을 팔아요.' } as const;
  await api.reporter.golfJoins.report({ params: { id: hidden.id }, body: report });
  const [given] = await api.colleague.reports.list({ query: { golfJoinId: hidden.id } });
  if (!given) throw new Error('no report');
  const { id, updatedDate } = given;
  await api.colleague.reports.decide({
    params: { id },
    body: { basedOn: updatedDate, measure: 'hidden', toReported: '티타임을 팔 수 없어요.', toReporter: '' },
  });
  await openAdmin('/golfJoins', api);
  expect(await screen.findByRole('link', { name: 'Riverway' })).toHaveAttribute(
    'href',
    `/golf/joins/${shown.id}`,
  );
  expect(screen.getByText('Maple Bogey').closest('a')).toBeNull();
  expect(screen.getByText('숨긴 이유: 티타임을 팔 수 없어요.')).toBeInTheDocument();
});
