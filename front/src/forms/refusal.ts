import type { ApiError } from '@hanca/common/problem.ts';

/** What a form tells above its fields when sending it failed. */
export interface Refusal {
  title: string;
  detail: string;
}

/** A refusal of the whole, or what is wrong with which field. */
type Refused = { refusal: Refusal } | { errors: Record<string, string> };

const unexpected: Refusal = {
  title: '요청을 처리하지 못했어요',
  detail: '입력한 내용은 그대로 있어요. 잠시 후 다시 시도해 주세요.',
};

/** By its form, as the class comes with the code of the client. */
const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'problem' in error && typeof error.problem === 'object';

/** When to try again, from a number of seconds; '' for anything else. */
const waiting = (seconds: unknown): string => {
  if (typeof seconds !== 'number' || !(seconds > 0)) return '';
  const when = seconds < 90 ? `${Math.ceil(seconds)}초` : `${Math.ceil(seconds / 60)}분`;
  return `${when} 뒤에 다시 시도할 수 있어요.`;
};

/** What a form makes of a failed sending. In: what the call threw and the names of the form's fields. */
export const refuse = (error: unknown, fields: readonly string[]): Refused => {
  if (!isApiError(error)) return { refusal: unexpected };
  const { title, detail, errors = [] } = error.problem;
  const ofFields: Record<string, string> = {};
  for (const { path, message } of errors) {
    const full = path.replace(/^(?:body)?[./]/, '');
    // What is wrong inside of a field, as with one of many pictures, is told at the field.
    const name = [full, full.split(/[./]/)[0] ?? ''].find((one) => fields.includes(one));
    if (name) ofFields[name] ??= message;
  }
  if (Object.keys(ofFields).length > 0) return { errors: ofFields };
  const wait = 'retryAfter' in error.problem ? waiting(error.problem.retryAfter) : '';
  return { refusal: { title, detail: [errors[0]?.message ?? detail, wait].filter(Boolean).join(' ') } };
};
