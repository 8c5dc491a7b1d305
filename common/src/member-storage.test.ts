// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetMember } from './forget-member.ts';
import { forgetOthers, memberStorage } from './member-storage.ts';
import { sessionLife } from './session-life.ts';

afterEach(() => {
  sessionLife.clear();
  localStorage.clear();
});

const signInAs = (userId: number) => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 900, userId, roles: '' }));
  Reflect.set(document, 'cookie', `token=x.${claims}.x; path=/`);
};

const write = (userId: number, name = 'new') =>
  memberStorage.write('realty-draft', userId, name, '604-555-0123');
const stored = () => Object.keys(localStorage).sort();

test('the end of a session leaves what was typed', () => {
  signInAs(7);
  write(7);
  sessionLife.clear();
  write(7, 'copy-1');
  expect(stored()).toEqual(['hanca.realty-draft.7.copy-1', 'hanca.realty-draft.7.new']);
});

test('whoever signs out takes along all that is theirs, and nothing else', () => {
  write(7);
  memberStorage.write('kept-text', 7, 'message-to-1', '글');
  write(70);
  localStorage.setItem('dismissed-notice', '3');
  forgetMember(7);
  expect(stored()).toEqual(['dismissed-notice', 'hanca.realty-draft.70.new', 'hanca.signed-out']);
});

test('a form that is still open stores nothing of who signed out, in another tab neither, until they sign in', async () => {
  // Another tab has the code once more, and the storage in common.
  vi.resetModules();
  const elsewhere = await import('./forget-member.ts');
  elsewhere.forgetMember(7);
  write(7);
  expect(stored()).toEqual(['hanca.signed-out']);
  forgetOthers(8);
  write(7);
  expect(stored()).toEqual(['hanca.signed-out']);
  forgetOthers(7);
  write(7);
  expect(stored()).toEqual(['hanca.realty-draft.7.new']);
});

test('whoever signs in finds nothing of others', () => {
  write(8);
  write(80);
  forgetOthers(8);
  expect(stored()).toEqual(['hanca.realty-draft.8.new']);
});
