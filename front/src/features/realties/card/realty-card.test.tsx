import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { otherRealty } from '../../../testing/sample-realty.ts';
import { RealtyCard } from './realty-card.tsx';

const show = (change: Parameters<typeof otherRealty>[1] = {}) =>
  renderAt('/', <RealtyCard realty={otherRealty(5, change)} corner={<button type="button">저장</button>} />);

const card = () => screen.getByRole('article');

test('a listing in the order of photo, price, facts, title, city, all of it one link', () => {
  show({ previousPrice: null, reTypeTitle: '콘도' });
  expect(card()).toHaveTextContent(/^\$2,350 \/월 · 콘도1베드 · 1\.5배스 · 620 sqft다른 집 5버나비 저장$/);
  expect(screen.getByRole('link', { name: '다른 집 5' })).toHaveAttribute('href', '/realtylist/5');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(card().querySelector('a button')).toBeNull();
  expect(card().querySelector('img')?.getAttribute('src')).toMatch(/_small\.jpg$/);
});

test('a lower price and a home that is free say so; a higher price does not', () => {
  show({ price: 2350, previousPrice: 2500, availability: 'now' });
  expect(card()).toHaveTextContent('$150 내림');
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
  expect(card()).toHaveTextContent(/버나비 비공개/);
  expect(card()).not.toHaveTextContent('내림');
});

test('of a room it is said which one; without a photo there is a drawing', () => {
  show({ roomKind: 'master', bathroom: 1, area: 180, thumbnail: '', images: [] });
  expect(card()).toHaveTextContent('마스터룸 · 1배스 · 180 sqft');
  expect(card().querySelector('img')).toBeNull();
  expect(card().querySelector('svg')).not.toBeNull();
});
