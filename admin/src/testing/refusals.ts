/** The answer of a server that has to pause. */
export const unavailable = {
  type: '/v1/problems/unavailable',
  title: '지금은 응답할 수 없어요',
  status: 503,
  code: 'unavailable',
  detail: '서버가 잠시 쉬고 있어요.',
};

/** A refusal by what is stored by now. In: what is said of it. */
export const conflict = (detail: string) => ({
  type: '/v1/problems/conflict',
  title: '이미 바뀌었어요',
  status: 409,
  code: 'conflict',
  detail,
});
