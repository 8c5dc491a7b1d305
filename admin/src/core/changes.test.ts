import { expect, test } from 'vitest';
import { changes } from './changes.ts';

test('only what differs is sent, nested values by their JSON', () => {
  const previous = { id: 1, title: 'a', options: ['tv'], location: { lat: 1, lng: 2 }, userName: 'x' };
  const data = { id: 1, title: 'b', options: ['tv'], location: { lat: 1, lng: 3 }, userName: 'x' };
  expect(changes(data, previous)).toEqual({ title: 'b', location: { lat: 1, lng: 3 } });
});

test('without a previous record everything is sent', () => {
  expect(changes({ title: 'b' })).toEqual({ title: 'b' });
});
