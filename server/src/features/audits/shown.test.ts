import { expect, test } from 'vitest';
import { shownOf } from './shown.ts';

const shown = (before: string, after: string) => {
  const { before: from, after: to } = shownOf('posts', {
    before: { content: before },
    after: { content: after },
  });
  return [from, to];
};

test('short texts are shown whole', () => {
  expect(shown('앞'.repeat(200), '뒤'.repeat(200))).toEqual([
    { content: '앞'.repeat(200) },
    { content: '뒤'.repeat(200) },
  ]);
});

test('long texts begin 60 characters before they differ, and end after 200', () => {
  const same = '0123456789'.repeat(10);
  expect(shown(`${same}a${same.repeat(3)}`, `${same}b`)).toEqual([
    { content: `…${same.slice(40)}a${same}${same.slice(0, 39)}…` },
    { content: `…${same.slice(40)}b` },
  ]);
  expect(shown('a'.repeat(201), 'b')).toEqual([{ content: `${'a'.repeat(200)}…` }, { content: 'b' }]);
});

test('no character is cut in half', () => {
  for (const shift of [0, 1, 2, 3]) {
    const text = `${'-'.repeat(shift)}${'🏔'.repeat(150)}`;
    for (const side of shown(`${text}a${'🏔'.repeat(150)}`, `${text}b`)) {
      const { content } = side as { content: string };
      expect(content.isWellFormed(), `${shift}`).toBe(true);
      expect(content).toMatch(/^…🏔+[ab]/u);
    }
  }
});

test('of a record that went the beginnings of its texts are shown', () => {
  const before = { id: 1, content: '가'.repeat(1000), contentHtml: '<p>' };
  expect(shownOf('posts', { before, after: null })).toEqual({
    before: { id: 1, content: `${'가'.repeat(200)}…` },
    after: null,
  });
});

test('what follows from others is not shown of whole records; words are shown where their code differs', () => {
  const before = { bizId: 1, vender: '가게', regionId: 'CA59', regionName: 'BC', dcType: 1, updatedDate: 1 };
  const after = {
    ...before,
    vender: '새 이름',
    regionId: 'CA35',
    regionName: '온타리오',
    dcType: 2,
    updatedDate: 2,
  };
  expect(shownOf('coupons', { before, after })).toEqual({
    before: { regionId: 'CA59', regionName: 'BC' },
    after: { regionId: 'CA35', regionName: '온타리오' },
  });
});

test('a record is shown with its name, also where it has not changed', () => {
  const before = { title: '이름', pinned: false, content: '같은 글' };
  expect(shownOf('notices', { before, after: { ...before, pinned: true } })).toEqual({
    before: { title: '이름', pinned: false },
    after: { title: '이름', pinned: true },
  });
});
