import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, renderAt, testDeps } from '../../../testing/render.tsx';
import { Component } from '../../account/email-signin/page.tsx';

interface Asked {
  mediation: string | undefined;
  signal: AbortSignal;
  choose: (credential: unknown) => void;
}

/** What the page asked of the browser, each until it is chosen or given up. */
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  const available = { isConditionalMediationAvailable: async () => true };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, available),
  );
  vi.stubGlobal('isSecureContext', true);
  const get = ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push({ mediation, signal, choose: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const credential = {
  id: 'AQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array([1]).buffer,
    authenticatorData: new Uint8Array([1]).buffer,
    signature: new Uint8Array([1]).buffer,
  },
  getClientExtensionResults: () => ({}),
};

const refusal: Answer = {
  status: 401,
  body: {
    type: 'x',
    title: '로그인하지 못했어요',
    status: 401,
    code: 'credentials',
    detail: '이 패스키는 안 돼요.',
  },
};

const open = async () => {
  const { deps, requests } = testDeps(({ url }) =>
    url.endsWith('/options')
      ? {
          status: 200,
          body: {
            challenge: 'AQ',
            rpId: 'localhost',
            timeout: 300_000,
            userVerification: 'required',
            allowCredentials: [],
          },
        }
      : refusal,
  );
  renderAt('/account/signin2', <Component />, deps);
  await waitFor(() => expect(asked).toHaveLength(1));
  const paths = () => requests.map(({ url }) => new URL(url, 'https://hanca.test').pathname);
  return { user: userEvent.setup(), paths };
};

test('passkeys are offered in the field until the form is sent, and again once that was refused', async () => {
  const { user } = await open();
  expect(asked[0]?.mediation).toBe('conditional');
  await user.type(screen.getByLabelText('이메일'), 'minji@example.com');
  await user.type(screen.getByLabelText('비밀번호'), 'wrong password');
  expect(asked[0]?.signal.aborted).toBe(false);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.signal.aborted).toBe(false);
});

test('the button takes the place of the offer, and closing the dialog of the browser is no failure', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '패스키로 로그인' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect([asked[0]?.signal.aborted, asked[1]?.mediation]).toEqual([true, undefined]);
  asked[1]?.choose(Promise.reject(new DOMException('', 'NotAllowedError')));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.mediation).toBe('conditional');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was chosen and refused is told, and passkeys are offered anew', async () => {
  const { paths } = await open();
  asked[0]?.choose(credential);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('이 패스키는 안 돼요.'));
  await waitFor(() => expect(asked).toHaveLength(2));
  const options = '/v1/account/signin/passkey/options';
  expect(paths()).toEqual([options, '/v1/account/signin/passkey', options]);
});
