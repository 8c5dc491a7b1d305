import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberQueries } from '../../session/member-queries.tsx';
import { signInAs, signOut } from '../../testing/member.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { Component } from '../alerts/page.tsx';
import { dropHere, keepHere, markOf, takeHere } from './browser.ts';

const ADDRESS = 'https://push.example.com/send/here';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const DATE = { time: '1795000000000', iso: '2026-11-18T00:00:00.000Z' };

let worker: EventTarget;

/** A browser that can take pushes. In: what its user answers. */
const withPush = (permission: NotificationPermission) => {
  let subscription: object | null = null;
  const manager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey: serverKey }: { applicationServerKey: string }) => {
      subscription = {
        endpoint: ADDRESS,
        options: { applicationServerKey: new TextEncoder().encode(atob(serverKey)).buffer },
        toJSON: () => ({ endpoint: ADDRESS, keys: KEYS }),
        unsubscribe: async () => {
          subscription = null;
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager: manager };
  worker = Object.assign(new EventTarget(), {
    ...{ ready: Promise.resolve(registration), register: async () => registration },
    getRegistration: async () => registration,
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
};

beforeEach(() => withPush('granted'));
afterEach(() => {
  signOut();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** Opens the section with one registered device, or none that can be fetched while `server.down` is true. */
const open = async (member: number, key: string | null = 'a2V5', server = { down: false }) => {
  signInAs(member);
  const mark = await markOf(ADDRESS);
  const sent: unknown[] = [];
  let devices: object[] = [
    { id: 1, device: 'iPhone · Safari', mark: 'another', createdDate: DATE, sentDate: null },
  ];
  const alert = {
    id: 7,
    topic: 'posts',
    criteria: { keyword: '룸메이트' },
    channels: ['email'],
    mode: 'instant',
  };
  const { deps } = testDeps(({ url, body }) => {
    const [, path] = /\/account\/push(.*)/.exec(url) ?? [];
    if (path === '' && !body && server.down) return { status: 503, body: { status: 503 } };
    if (path === '' && !body) return { status: 200, body: { key, devices } };
    if (path !== undefined) {
      sent.push([path, body]);
      if (path === '') {
        const here = { id: 2, device: 'Windows · Chrome', mark, createdDate: DATE, sentDate: null };
        devices = [here, ...devices];
      }
      if (path === '/2') devices = devices.filter((one) => Reflect.get(one, 'id') !== 2);
      const outcome = path === '/1/test' ? 'gone' : 'sent';
      return { status: 200, body: path.endsWith('/test') ? { outcome } : null };
    }
    if (url.endsWith('/preferences'))
      return { status: 200, body: { off: [], quiet: null, zone: null, usedZone: 'America/Toronto' } };
    if (url.includes('/account/alerts')) return { status: 200, body: [alert] };
    return { status: 500, body: {} };
  });
  renderAt('/mypage/alerts', <Component />, deps);
  return { sent, user: userEvent.setup() };
};

test('a browser is turned on, tried and turned off, and what is said is what is known', async () => {
  const server = { down: true };
  const { sent, user } = await open(770, 'a2V5', server);
  const failed = (await screen.findByText('알림을 받는 기기를 불러오지 못했어요')).closest('[role=alert]');
  server.down = false;
  await user.click(within(failed as HTMLElement).getByRole('button', { name: '다시 시도' }));
  await user.click(await screen.findByRole('button', { name: '이 기기에서 알림 받기' }));
  expect(await screen.findByText('지금 이 기기')).toBeInTheDocument();
  expect(sent).toEqual([['', { endpoint: ADDRESS, keys: KEYS }]]);
  expect(screen.queryByRole('button', { name: '이 기기에서 알림 받기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Windows · Chrome 시험 알림 보내기' }));
  expect(await screen.findByText(/이 기기에 도착하면 여기에/)).toBeInTheDocument();
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push', tag: 'hanca-test' } }));
  expect(await screen.findByText(/이 기기에 도착했어요/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'iPhone · Safari 시험 알림 보내기' }));
  expect(await screen.findByText(/목록에서 지웠어요/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '모든 알림을 기기로도 받기' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['/alerts', undefined]));
  await user.click(screen.getByRole('button', { name: 'Windows · Chrome 알림 끄기' }));
  expect(await screen.findByRole('button', { name: '이 기기에서 알림 받기' })).toBeInTheDocument();
  expect(screen.queryByText('지금 이 기기')).toBeNull();
  server.down = true;
  await act(() => memberQueries.invalidateQueries());
  expect(await screen.findByText('최신 내용이 아닐 수 있어요')).toBeInTheDocument();
  expect(screen.getByText('iPhone · Safari')).toBeInTheDocument();
});

test('who says no to the browser is told how to change that, and nothing is stored', async () => {
  withPush('denied');
  const { sent, user } = await open(771);
  const button = await screen.findByRole('button', { name: '이 기기에서 알림 받기' });
  Object.assign(Notification, { permission: 'denied' });
  await user.click(button);
  expect(await screen.findByText(/사이트 설정에서 알림을 허용/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an iPhone is told of the home screen, and nobody is offered what the server cannot send', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
  await open(772);
  expect(await screen.findByText(/홈 화면에 추가/)).toBeInTheDocument();
});

test('without a worker on the server the page says that it sends none', async () => {
  await open(773, null);
  expect(await screen.findByText(/지금은 기기로 알림을 보내지 않아요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '이 기기에서 알림 받기' })).toBeNull();
});

test('a browser subscribes anew where the server has another key, and only then', async () => {
  const sent: unknown[] = [];
  const { deps } = testDeps(({ body }) => {
    sent.push(body);
    return { status: 200, body: null };
  });
  const keyOf = (text: string) => btoa(text).replaceAll('=', '');
  signInAs(775);
  await takeHere(775, keyOf('old'), deps.call);
  await keepHere(775, keyOf('old'), deps.call);
  expect(sent).toHaveLength(1);
  await keepHere(775, keyOf('new'), deps.call);
  expect(sent).toHaveLength(2);
  // One that was removed from the list stays removed.
  await dropHere(775);
  await keepHere(775, keyOf('newest'), deps.call);
  expect(sent).toHaveLength(2);
});
