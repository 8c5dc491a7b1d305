import { expect, test } from 'vitest';
import { hashPassword } from './passwords.ts';

test('of one address four hashes are made or wait, whoever still wants them; others have their own', async () => {
  const hashes = (count: number, address: string) =>
    Promise.allSettled(Array.from({ length: count }, () => hashPassword('a password', address)));
  const [many, other] = await Promise.all([hashes(6, '198.51.100.1'), hashes(1, '198.51.100.2')]);
  const refused = { status: 'rejected', reason: { statusCode: 503, retryAfter: 2 } };
  expect(many).toMatchObject([...Array(4).fill({ status: 'fulfilled' }), refused, refused]);
  expect(other).toMatchObject([{ status: 'fulfilled' }]);
  expect(await hashes(1, '198.51.100.1')).toMatchObject([{ status: 'fulfilled' }]);
});
