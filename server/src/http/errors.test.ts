import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { answerProblem } from '../web/web.ts';
import { handleErrors, toProblem } from './errors.ts';
import { limitLoad, loadTimes } from './load.ts';
import { createUnavailableLog } from './unavailable-log.ts';

const coded = (code: string) => Object.assign(new Error('SECRET'), { code });
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

const passing: [string, Error][] = [
  ...['08000', '08003', '08006', '08P01', '25006', '25P02', '25P03', '53200', '53300', '55P03'].map(
    (code): [string, Error] => [`SQLSTATE ${code}`, coded(code)],
  ),
  ...['57014', '57P01', '57P02', '57P03', '57P05'].map((code): [string, Error] => [code, coded(code)]),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOTFOUND'].map(
    (code): [string, Error] => [code, coded(code)],
  ),
  ...[
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ].map((text): [string, Error] => [text, new Error(text)]),
  ['all addresses of a host refusing', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
];

test.each(passing)('%s passes by itself', (_, error) => {
  for (const thrown of [error, ofQuery(error), new Error('outer', { cause: ofQuery(error) })]) {
    expect(toProblem(thrown)).toMatchObject({ code: 'unavailable', statusCode: 503, retryAfter: 1 });
  }
});

test.each([
  ['23505', 'conflict'],
  ['40001', 'conflict'],
  ['53100', 'disk-full'],
  ['22021', 'bad-request'],
  ['42P01', 'unexpected'],
  ['XX000', 'unexpected'],
])('SQLSTATE %s is %s', (code, problem) => {
  expect(toProblem(ofQuery(coded(code))).code).toBe(problem);
});

test('only a write that was cut off in its handler may have been done', async () => {
  const app = Fastify();
  limitLoad(app, loadTimes(3000));
  const log = pino({ level: 'silent' });
  handleErrors(app, { log, unavailable: createUnavailableLog(log) }, answerProblem);
  let error = new Error();
  const fails = async () => {
    throw error;
  };
  app.get('/v1/query/things', fails);
  app.post('/v1/command/things', fails);
  app.post('/v1/command/mine', { onRequest: fails, handler: fails });
  app.post('/v1/account/signin', fails);
  const detail = async (method: 'GET' | 'POST', url: string, thrown: Error): Promise<string> => {
    error = ofQuery(thrown);
    const answer = await app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    return answer.json().detail;
  };
  const unknown = '저장됐는지 알 수 없어요. 확인한 뒤에 다시 시도해 주세요.';
  const plain = '잠시 후 다시 시도해 주세요.';
  const lost = new Error('Connection terminated unexpectedly');
  expect(await detail('POST', '/v1/command/things', lost)).toBe(unknown);
  expect(await detail('POST', '/v1/command/things', new Error('Query read timeout'))).toBe(unknown);
  expect(await detail('POST', '/v1/command/things', coded('ECONNREFUSED'))).toBe(plain);
  expect(await detail('POST', '/v1/command/things', coded('25006'))).toBe(plain);
  expect(await detail('POST', '/v1/command/mine', lost)).toBe(plain);
  expect(await detail('POST', '/v1/account/signin', lost)).toBe(plain);
  expect(await detail('GET', '/v1/query/things', lost)).toBe(plain);
  await app.close();
});
