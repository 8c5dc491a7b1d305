import { expect, test } from 'vitest';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { hashPassword, isCommonPassword, PARAMETERS } from './passwords.ts';

/** Read before the tests lower them. */
const usual = { ...PARAMETERS };
useCheapHashes();

const hashes = (count: number, addressOf: (n: number) => string) =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => hashPassword('a password', addressOf(n))));
const refused = { status: 'rejected', reason: { statusCode: 503, retryAfter: 2 } };

test('passwords are hashed by argon2id with the parameters of OWASP', async () => {
  expect(usual).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await hashPassword('a password', 'test')).toMatch(/^\$argon2id\$v=19\$/);
});

test('of one address four hashes are made or wait, whoever still wants them; others have their own', async () => {
  const [many, other] = await Promise.all([hashes(6, () => '198.51.100.1'), hashes(1, () => '198.51.100.2')]);
  expect(many).toMatchObject([...Array(4).fill({ status: 'fulfilled' }), refused, refused]);
  expect(other).toMatchObject([{ status: 'fulfilled' }]);
  expect(await hashes(1, () => '198.51.100.1')).toMatchObject([{ status: 'fulfilled' }]);
});

test('refuses further hashes while fifty wait', async () => {
  const all = await hashes(53, (n) => `address ${n}`);
  expect(all.slice(0, 52).map(({ status }) => status)).toEqual(Array(52).fill('fulfilled'));
  expect(all[52]).toMatchObject(refused);
});

test('common passwords are found with digits and signs behind them; other scripts are no decoration', () => {
  expect(['Football1!', 'DRAGON 2024', 'letmein...'].map(isCommonPassword)).toEqual([true, true, true]);
  expect(['football팬클럽의 밤', '한겨울 눈썰매장'].map(isCommonPassword)).toEqual([false, false]);
});
