import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';

const time = { time: String(Date.parse('2026-11-23T20:00:00Z')) };
const rate = {
  ...{ day: '2026-11-20', cad: 1.4, source: '캐나다 중앙은행 환율', sourcePage: 'https://example.org/' },
  ...{ attribution: 'Source: Bank of Canada', fetchedAt: time, stale: false, mode: 'live', entered: false },
};
const wait = (direction: string, minutes: number | null, stale = false) => ({
  ...{ crossing: 'peace-arch', direction, lane: 'car', minutes, mode: 'live', stale, sourceAt: time },
});
const average = {
  ...{ regionId: 'CA596173331', city: '밴쿠버', grade: 'regular', source: 'NRCan', mode: 'live' },
  weeks: [{ week: '2026-11-24', cents: 180 }],
};

const open = async (known: { rate?: object | null; waits?: object[]; averages?: object[] }) => {
  const site = await openSite('/energy/sums', (_, { pathname }) => {
    if (pathname.endsWith('/exchange-rate')) return { status: 200, body: { rate: known.rate ?? null } };
    if (pathname.endsWith('/border')) return { status: 200, body: known.waits ?? [] };
    return { status: 200, body: known.averages ?? [] };
  });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  return {
    ...site,
    detour: await part('돌아가서 넣을 만할까요?'),
    crossing: await part('미국에서 넣을 만할까요?'),
  };
};

test('a detour is reckoned at the average price, and says what is wrong beside its field', async () => {
  const { user, detour, requests } = await open({ averages: [average] });
  // 50 L at 5¢ less 6 km at 9 L and 180¢.
  expect(detour.getByRole('status')).toHaveTextContent('돌아가면 $1.53 이득이에요.');
  const fee = detour.getByRole('textbox', { name: '회비 (1년)' });
  await user.clear(fee);
  await user.type(fee, '65');
  expect(detour.getByRole('status')).toHaveTextContent('돌아가면 $1.18 손해예요.');
  await user.clear(fee);
  await user.type(fee, '육십');
  expect(fee).toBeInvalid();
  expect(fee).toHaveAccessibleDescription(/0에서 500 사이의 숫자로/);
  expect(detour.getByRole('status')).toHaveTextContent('빈칸을 숫자로');
  expect(requests.every(({ body }) => body === undefined)).toBe(true);
});

test('the way across the border begins with the rate and the waits of now', async () => {
  const { user, crossing } = await open({
    rate,
    averages: [average],
    waits: [wait('US', 20), wait('CA', 10)],
  });
  expect(crossing.getByRole('textbox', { name: '환율' })).toHaveValue('1.4000');
  expect(crossing.getByRole('textbox', { name: /기다리는 시간/ })).toHaveValue('30');
  expect(crossing.getByText(/환율은 2026년 11월 20일 기준이에요/)).toBeInTheDocument();
  await user.type(crossing.getByRole('textbox', { name: '미국 기름값' }), '4');
  expect(crossing.getByRole('status')).toHaveTextContent(
    /다녀오면 CA\$9\.55 아껴요.*리터당 147\.9¢.*70분이 더 걸리니/,
  );
  await user.selectOptions(crossing.getByRole('combobox', { name: '건너는 국경' }), 'aldergrove-lynden');
  expect(crossing.getByRole('textbox', { name: /기다리는 시간/ })).toHaveValue('');
});

test('a rate that staff entered says so, and when', async () => {
  const { crossing } = await open({ rate: { ...rate, source: '은행 창구', sourcePage: '', entered: true } });
  expect(crossing.getByText(/환율은 2026년 11월 20일 기준이에요/)).toHaveTextContent(
    '출처: 은행 창구 · 한카 운영팀이 2026년 11월 23일 13:00에 적었어요',
  );
  expect(crossing.queryByRole('link', { name: '은행 창구' })).toBeNull();
});

test.each([
  [{ stale: true }, '오래됐어요. 지금의 환율을 적어 주세요'],
  [{ stale: true, mode: 'demo' }, '예시 자료예요. 지금의 환율이 아니에요'],
])('a rate that is none of now says so: %j', async (change, text) => {
  const { crossing } = await open({ rate: { ...rate, ...change } });
  expect(crossing.getByText(/환율은 2026년 11월 20일 기준이에요/)).toHaveTextContent(text);
});

test('what is not known is asked for: no rate, and no wait that is old', async () => {
  const { crossing } = await open({ waits: [wait('US', 20, true), wait('CA', 10)] });
  expect(crossing.getByText('지금은 환율 자료가 없어요. 은행의 환율을 적어 주세요.')).toBeInTheDocument();
  expect(crossing.getByText(/지금 대기 시간을 몰라요/)).toBeInTheDocument();
  expect(crossing.getByRole('textbox', { name: '환율' })).toHaveValue('');
});
