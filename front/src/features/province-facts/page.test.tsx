import type { ProvinceProfile } from '@hanca/common/contract/province-facts.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';
import { sampleProvince } from '../../testing/sample-province.ts';

const open = (profile: ProvinceProfile) =>
  openSite(`/province/${profile.province}`, (_, { pathname }) => ({
    status: 200,
    body: pathname.endsWith('/provinces')
      ? [
          { id: 'CA59', name: '브리티시컬럼비아' },
          { id: 'CA35', name: '온타리오' },
        ]
      : profile,
  }));
const card = (title: string) =>
  screen.getByRole('heading', { name: title, level: 2 }).closest('li') as HTMLLIElement;

test('a figure says since when it holds, what comes and where it is from; one that is over is not shown', async () => {
  await open(sampleProvince);
  expect(screen.getByRole('heading', { level: 1, name: '브리티시컬럼비아에서 알아둘 것' })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  expect(card('최저임금')).toHaveTextContent(/시간당 \$18\.25.*2026년 6월 1일부터 2027년 5월 31일까지/);
  expect(card('최저임금')).toHaveTextContent('2027년 6월 1일부터 시간당 $18.65');
  expect(within(card('최저임금')).getByRole('link', { name: '기사' })).toHaveAttribute(
    'href',
    'https://example.org/wage',
  );
  expect(card('집세 인상 한도')).toHaveTextContent(
    /아직 확인한 값이 없어요.*2026년 12월 31일까지는 한 해 2\.3%/,
  );
  expect(within(card('집세 인상 한도')).getByRole('link', { name: 'BC주 집세 인상' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '주정부 이민 추천 인원' })).toBeNull();
  expect(card('보증금')).toHaveTextContent(/월세의 반까지만/);
  expect(screen.getByText('2월 15일 (월)').closest('li')).toHaveTextContent('패밀리 데이');
  expect(screen.getByRole('link', { name: '피스아치(더글러스)' })).toHaveAttribute(
    'href',
    '/border#peace-arch',
  );
  const others = within(screen.getByRole('region', { name: '다른 주' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/province/CA35']);
});

test('a province of which nothing is known says so, to search engines too, and that its crossings are not followed', async () => {
  const topics = sampleProvince.topics.map((one) => ({
    ...one,
    ...{ current: null, coming: null, over: null, official: null },
  }));
  const nothing = { deposit: null, holidays: [], holidaySource: null, crossings: [] };
  await open({ ...sampleProvince, province: 'CA13', name: '뉴브런즈윅', topics, ...nothing });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('뉴브런즈윅에 대해 확인해 둔 것이 아직 없어요')).toBeVisible();
  expect(screen.getByRole('region', { name: '미국 국경' })).toHaveTextContent(
    'BC주와 워싱턴주 사이의 국경만',
  );
  expect(screen.queryByRole('region', { name: /공휴일/ })).toBeNull();
});
