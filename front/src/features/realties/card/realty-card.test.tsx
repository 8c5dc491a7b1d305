import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { otherRealty } from '../../../testing/sample-realty.ts';
import { ageText } from './card-facts.ts';
import { forCard } from './listed-realty.ts';
import { RealtyCard } from './realty-card.tsx';

const show = (change: Parameters<typeof otherRealty>[1] = {}) =>
  renderAt(
    '/',
    <RealtyCard realty={forCard(otherRealty(5, change))} corner={<button type="button">저장</button>} />,
  );

afterEach(() => vi.useRealTimers());

const card = () => screen.getByRole('article');

test('a listing in the order of photo, price, facts, title, city, all of it one link', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
  show({ previousPrice: null, reTypeTitle: '콘도', furnished: false });
  expect(card()).toHaveTextContent(
    /^\$2,350 \/월 · 콘도1베드 · 1\.5배스 · 620 sqft다른 집 5메트로타운역 약 4분 버나비 · 3일 전저장$/,
  );
  expect(screen.getByRole('link', { name: '다른 집 5' })).toHaveAttribute('href', '/realtylist/5');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(card().querySelector('a button')).toBeNull();
  expect(card().querySelector('img')?.getAttribute('src')).toMatch(/_small\.jpg$/);
});

test('a lower price and a home that is free say so; a higher price does not', () => {
  show({ price: 2350, previousPrice: 2500, availability: 'now' });
  expect(card()).toHaveTextContent('11월 20일에 $150 내림');
  expect(card()).toHaveTextContent('즉시 입주');
});

test('a price that went up is no news', () => {
  show({ price: 2350, previousPrice: 2000, availability: 'date' });
  expect(card()).not.toHaveTextContent('내림');
  expect(card()).not.toHaveTextContent('즉시');
});

test('a deal that is done says so, and nothing that would make one hurry', () => {
  show({ status: 1, price: 2350, previousPrice: 2500, availability: 'now' });
  expect(card()).toHaveTextContent('거래완료');
  expect(card()).not.toHaveTextContent('내림');
  expect(card()).not.toHaveTextContent('즉시');
});

test('what only its owner and staff are shown says that first of all', () => {
  show({ visible: false, status: 1, price: 2350, previousPrice: 2500, availability: 'now' });
  expect(card()).toHaveTextContent(/비공개/);
  expect(card()).not.toHaveTextContent('내림');
});

test('of a room it is said which one; without a photo there is a drawing', () => {
  show({ roomKind: 'master', bathKind: 'shared', bathroom: 1, area: 180, thumbnail: '', images: [] });
  expect(card()).toHaveTextContent('마스터룸 · 욕실 공용 · 180 sqft');
  expect(card().querySelector('img')).toBeNull();
  expect(card().querySelector('svg')).not.toBeNull();
});

test('a room of which nothing is said of its bathroom shows no number of them', () => {
  show({ roomKind: 'den', bathroom: 1, area: 90 });
  expect(card()).toHaveTextContent('덴 · 90 sqft');
});

test('what is said and decides is marked, what is not said is not', () => {
  show({ furnished: true, utilitiesIncluded: true, womenOnly: true });
  for (const mark of ['가구', '공과금 포함', '여성 전용']) expect(screen.getByText(mark)).toBeInTheDocument();
});

test.each([
  [20 * 60_000, '방금 전'],
  [5 * 3_600_000, '5시간 전'],
  [24 * 3_600_000, '1일 전'],
  [75 * 24 * 3_600_000, '2달 전'],
])('%s ms after it was listed that was %s', (after, text) => {
  expect(ageText({ time: '1795000000000' }, 1_795_000_000_000 + after)).toBe(text);
});
