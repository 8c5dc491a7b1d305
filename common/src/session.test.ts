// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { browserSession } from './session.ts';
import { sessionLife } from './session-life.ts';

const setCookie = (pair: string) => Reflect.set(document, 'cookie', `${pair}; path=/`);

afterEach(() => {
  for (const name of ['token', 'uname', 'other']) setCookie(`${name}=; max-age=0`);
  sessionStorage.clear();
});

test('a name in Korean is read as it is', () => {
  setCookie(`uname=${encodeURIComponent('민지')}`);
  expect(browserSession.userName()).toBe('민지');
});

test('a cookie that is not well encoded is taken as it is', () => {
  setCookie('uname=%E0%A4%A');
  setCookie('token=%E0%A4%A');
  expect(browserSession.userName()).toBe('%E0%A4%A');
  expect(browserSession.user()).toBeNull();
  expect(sessionLife.remaining()).toBeLessThan(0);
});

test('the end of the token is remembered in milliseconds', () => {
  const claims = btoa(JSON.stringify({ exp: 2000, userId: 1, roles: 'member' }));
  sessionLife.remember(`e30.${claims}.x`);
  expect(sessionStorage.getItem('tokenExpiryTime')).toBe('2000000');
});

test('clearing forgets the session at once, where there is no cookieStore, and no other cookie', () => {
  expect(globalThis).not.toHaveProperty('cookieStore');
  for (const pair of ['token=a.b.c', 'uname=x', 'other=1']) setCookie(pair);
  sessionStorage.setItem('tokenExpiryTime', '1');
  sessionLife.clear();
  expect(document.cookie).toBe('other=1');
  expect(browserSession.token()).toBeNull();
  expect(browserSession.userName()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
