import type { ApiError } from '@hanca/common/problem.ts';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** What a form tells above its fields when sending it failed. */
export interface Refusal {
  title: string;
  detail: string;
}

const unexpected: Refusal = {
  title: '요청을 처리하지 못했어요',
  detail: '입력한 내용은 그대로 있어요. 잠시 후 다시 시도해 주세요.',
};

/** By its form, as the class comes with the code of the client. */
const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'problem' in error && typeof error.problem === 'object';

const isField = <T extends FieldValues>(
  path: string,
  fields: readonly FieldPath<T>[],
): path is FieldPath<T> => fields.some((field) => field === path);

/** When to try again, from a number of seconds; '' for anything else. */
const waiting = (seconds: unknown): string => {
  if (typeof seconds !== 'number' || !(seconds > 0)) return '';
  const when = seconds < 90 ? `${Math.ceil(seconds)}초` : `${Math.ceil(seconds / 60)}분`;
  return `${when} 뒤에 다시 시도할 수 있어요.`;
};

/**
 * Brings an error of the API to the form: to its fields where it names some of them (the first gets the focus),
 * else as an answer for above the form. In: what the call threw. Out: null when the fields tell it all.
 */
export const refuse = <T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): Refusal | null => {
  if (!isApiError(error)) return unexpected;
  const { title, detail, errors = [] } = error.problem;
  const wait = 'retryAfter' in error.problem ? waiting(error.problem.retryAfter) : '';
  let told = 0;
  for (const { path, message } of errors) {
    const name = path.replace(/^(?:body)?[./]/, '');
    if (!isField(name, fields)) continue;
    setError(name, { type: 'server', message }, { shouldFocus: told === 0 });
    told += 1;
  }
  if (told > 0) return null;
  return { title, detail: [errors[0]?.message ?? detail, wait].filter(Boolean).join(' ') };
};
