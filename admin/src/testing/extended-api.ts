import type { Call, FakeApi } from './fake-api.ts';

/** A call's answer; null for a call of somebody else's. */
export type Answer = (call: Call) => Response | null;

export const answered = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** A problem document of a field, as the server refuses a value. */
export const refusedField = (path: string, message: string, code: string) =>
  new Response(
    JSON.stringify({
      type: '/v1/problems/validation',
      title: '입력을 확인해 주세요',
      status: 400,
      code: 'validation',
      detail: '입력한 값이 올바르지 않아요.',
      errors: [{ path, message, code }],
    }),
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );

/** The API in memory with the endpoints of a further feature: they answer what it does not know itself. */
export const extendApi = <Api extends FakeApi>(api: Api, answer: Answer): Api => ({
  ...api,
  fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const known = api.fetch(input, init);
    // It is noted before the answer comes.
    const call = api.calls.at(-1);
    const response = await known;
    return (response.status === 404 && call && answer(call)) || response;
  },
});
