import { createClient } from '@hanca/common/client.ts';
import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { memberStorage } from '@hanca/common/member-storage.ts';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { signIn } from '../testing/render-admin.tsx';
import { createAuthProvider } from './authProvider.ts';

const arranged = () => {
  const api = fakeApi();
  return { api, auth: createAuthProvider(createClient(contract, httpSend(contract, { fetch: api.fetch }))) };
};

const door = { redirectTo: 'http://localhost:3000/account/signin?redirect=%2F', message: false };

test('staff come in, and are known by name', async () => {
  signIn('user,admin');
  const { auth } = arranged();
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  expect(await auth.getIdentity?.()).toEqual({ id: 1, fullName: '운영자' });
});

test('a member is led to the sign-in page and stays signed in', async () => {
  signIn('user');
  const { auth, api } = arranged();
  await expect(auth.checkAuth({})).rejects.toMatchObject(door);
  expect(await auth.logout({})).toBe(door.redirectTo);
  await expect(auth.getIdentity?.()).rejects.toMatchObject(door);
  expect(api.calls).toEqual([]);
});

test('signing out ends the session on the server, and takes along what was typed', async () => {
  signIn('user,admin');
  memberStorage.write('realty-draft', 1, 'new', '604-555-0123');
  const { auth, api } = arranged();
  await auth.logout({});
  expect(memberStorage.read('realty-draft', 1, 'new')).toBeNull();
  expect(api.calls.map(({ path }) => path)).toEqual(['/v1/account/signout']);
});

test('only a 401 leads to the sign-in page, and not while something is being saved', async () => {
  const { auth } = arranged();
  await expect(auth.checkError(new HttpError('', 401, { attempt: 'read' }))).rejects.toMatchObject(door);
  await expect(auth.checkError(new HttpError('', 403, { attempt: 'read' }))).resolves.toBeUndefined();
  await expect(auth.checkError(new HttpError('', 401, { attempt: 'save' }))).resolves.toBeUndefined();
});

test('only staff take lists away in files', async () => {
  const { auth } = arranged();
  const may = (action: string) => auth.canAccess?.({ action, resource: 'posts' });
  signIn('user,admin');
  expect(await may('export')).toBe(true);
  signIn('user');
  expect(await may('export')).toBe(false);
  expect(await may('list')).toBe(true);
});
