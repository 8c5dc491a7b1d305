import { isPushAddress } from '@hanca/common/push.ts';
import { expect, test } from 'vitest';
import { isPublicAddress, NotPublic, publicLookup } from './public-address.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::a00:1', '2001:db8::1', '2002:7f00:1::', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.69.202', '172.15.0.1', '172.32.0.1', '2607:f8b0:400a::1', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a name that leads to this machine is refused when it is looked up', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', { all }, (failure) => resolve(failure));
    });
    expect(error).toBeInstanceOf(NotPublic);
  }
});

test.each([
  ...['https://fcm.googleapis.com/fcm/send/a:b', 'https://updates.push.services.mozilla.com/wpush/v2/x'],
  ...['https://web.push.apple.com/QA', 'https://wns2-by3p.notify.windows.com/w/?token=a%3d'],
])('%s may be a push service', (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  ...[
    '',
    'push',
    'http://push.example.com/',
    'https://push.example.com:8443/',
    'https://a:b@push.example.com/',
  ],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://localhost/'],
  ...[
    'https://redis/',
    'https://db.internal/',
    'https://a.localhost/',
    'https://nas.local/',
    'ftp://a.example/',
  ],
])('%s may not', (address) => {
  expect(isPushAddress(address)).toBe(false);
});
