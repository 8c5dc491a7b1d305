import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { COURSES_MAX, courses, useCourses } from './courses.ts';

afterEach(() => localStorage.clear());

test('codes stand in their order, each once, for their own opening, and no more than there is room for', () => {
  const { result } = renderHook(() => useCourses(7));
  expect(result.current).toEqual([]);
  act(() => {
    for (const code of [' 00123 ', '00123', '', '00456']) courses.add(7, code);
    courses.add(8, '00999');
  });
  expect(result.current).toEqual(['00123', '00456']);
  act(() => courses.remove(7, '00123'));
  expect(result.current).toEqual(['00456']);
  act(() => {
    for (let n = 0; n < 9; n += 1) courses.add(7, `code ${n}`);
  });
  expect(result.current).toHaveLength(COURSES_MAX);
});

test('what is no list of codes is none', () => {
  localStorage.setItem('hanca.courses', '{"9":[1,"00123"],"x":7}');
  expect(renderHook(() => useCourses(9)).result.current).toEqual(['00123']);
  localStorage.setItem('hanca.courses', 'nothing');
  expect(renderHook(() => useCourses(9)).result.current).toEqual([]);
});
