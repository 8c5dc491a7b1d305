import { createClient } from '@hanca/common/client.ts';
import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { memberStorage } from '@hanca/common/member-storage.ts';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { realApi } from '../testing/real-api.ts';
import { createAuthProvider } from './authProvider.ts';

const arranged = async (who: 'staff' | 'member' = 'staff') => {
  const api = await realApi();
  if (who === 'member') await api.signIn(api.ids.member);
  return { api, auth: createAuthProvider(createClient(contract, httpSend(contract, { fetch: api.fetch }))) };
};

const door = { redirectTo: 'http://localhost:3000/account/signin?redirect=%2F', message: false };

test('staff come in, and are known by name', async () => {
  const { auth } = await arranged();
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  expect(await auth.getIdentity?.()).toEqual({ id: 1, fullName: '관리자' });
});

test('a member is told that the console is for staff, and stays signed in', async () => {
  const { auth, api } = await arranged('member');
  const away = { ...door, redirectTo: door.redirectTo.replace('signin', 'staff-only') };
  await expect(auth.checkAuth({})).rejects.toMatchObject(away);
  expect(await auth.logout({})).toBe(away.redirectTo);
  await expect(auth.getIdentity?.()).rejects.toMatchObject(away);
  expect(api.calls).toEqual([]);
});

test('signing out ends the session on the server, and takes along what was typed', async () => {
  const { auth, api } = await arranged();
  memberStorage.write('realty-draft', 1, 'new', '604-555-0123');
  await auth.logout({});
  expect(memberStorage.read('realty-draft', 1, 'new')).toBeNull();
  expect(api.calls.map(({ path }) => path)).toEqual(['/v1/account/signout']);
});

test('only a 401 leads to the sign-in page, and not while something is being saved', async () => {
  const { auth } = await arranged();
  await expect(auth.checkError(new HttpError('', 401, { attempt: 'read' }))).rejects.toMatchObject(door);
  await expect(auth.checkError(new HttpError('', 403, { attempt: 'read' }))).resolves.toBeUndefined();
  await expect(auth.checkError(new HttpError('', 401, { attempt: 'save' }))).resolves.toBeUndefined();
});

test('only staff take lists away in files', async () => {
  const { auth, api } = await arranged();
  const may = (action: string) => auth.canAccess?.({ action, resource: 'posts' });
  expect(await may('export')).toBe(true);
  await api.signIn(api.ids.member);
  expect(await may('export')).toBe(false);
  expect(await may('list')).toBe(true);
});
