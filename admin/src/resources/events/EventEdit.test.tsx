import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

test('under the form of an event stands who comes', async () => {
  const api = await realApi();
  const start = Date.now() + 24 * 3600_000;
  const body = {
    ...{ title: '벼룩시장', regionId: 'CA59', place: '버나비 중앙공원', host: '한인회' },
    ...{ startDate: start, endDate: start + 3600_000, content: '안 쓰는 물건을 가져오세요.' },
  };
  const { id } = await api.colleague.events.create({ body });
  await api.colleague.events.join({ params: { id } });
  await openAdmin(`/events/form/${id}`, api);
  expect(await screen.findByRole('textbox', { name: /제목/ })).toHaveValue('벼룩시장');
  const section = (await screen.findByRole('heading', { name: '신청한 회원' })).parentElement as HTMLElement;
  const member = await within(section).findByRole('link');
  expect(member).toHaveAttribute('href', expect.stringMatching(/\/user\/\d+$/));
});
