/** The refusal of a write that was made on an older version, with what is said of it. */
export const outdated = (detail: string): Response =>
  new Response(
    JSON.stringify({
      type: '/v1/problems/conflict',
      title: '지금은 할 수 없어요',
      status: 409,
      code: 'conflict',
      detail,
    }),
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
