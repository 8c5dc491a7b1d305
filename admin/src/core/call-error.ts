import { ApiError, unreachable } from '@hanca/common/problem.ts';
import type { ProblemDocument } from '@hanca/common/problem-document.ts';
import { HttpError } from 'react-admin';

const SIGNED_OUT = '로그인이 끝났어요. 새 탭에서 다시 로그인한 뒤 저장해 주세요.';

/** Elsewhere, so that what is typed stays. */
const SECOND_FACTOR_DUE =
  '2단계 인증을 등록할 기한이 지났어요. 새 탭에서 콘솔을 열고 등록한 뒤 다시 시도해 주세요.';

/** Of a write that got no answer. What is typed stays in the form. */
const OFFLINE = {
  save: '인터넷이 끊겨 저장하지 못했어요. 쓴 내용은 그대로 있으니 연결되면 다시 저장해 주세요.',
  remove: '인터넷이 끊겨 삭제하지 못했어요. 연결되면 다시 시도해 주세요.',
} as const;

/** Of what went wrong in a way that has no problem document, such as an answer that broke off. */
const unexpected: ProblemDocument = {
  type: 'about:blank',
  title: '요청을 처리하지 못했어요',
  status: 0,
  code: 'unexpected',
  detail: '잠시 후 다시 시도해 주세요.',
};

/** An item of a list (`options.0`) has no input of its own; its error belongs to the list's input. */
export const inputPath = (path: string): string => path.replace(/(?:\.\d+)+$/, '');

/** What failed: reading, or a write of which react-admin keeps the form open. */
export type Attempt = 'read' | 'save' | 'remove';

const prefix = {
  save: '저장하지 못했어요: ',
  remove: '삭제하지 못했어요: ',
} as const;

const messageOf = ({ status, problem, message }: ApiError, attempt: Attempt): string => {
  if (attempt === 'read') return message;
  if (problem.code === unreachable.code) return OFFLINE[attempt];
  if (problem.code === 'second-factor-due') return prefix[attempt] + SECOND_FACTOR_DUE;
  return prefix[attempt] + (status === 401 ? SIGNED_OUT : message);
};

/**
 * The error as react-admin understands it. In: what the client threw and what was attempted. Out: an HttpError
 * with a Korean message; after a save also `body.errors`, by which each message lands beside its field and the
 * form counts as not saved, and `body.problem`, what the server has answered. A read's error that is no ApiError comes back as it is; a write's has general
 * words, since the form would show it as it is.
 */
export const callError = (thrown: unknown, attempt: Attempt): unknown => {
  if (attempt === 'read' && !(thrown instanceof ApiError)) return thrown;
  const error = thrown instanceof ApiError ? thrown : new ApiError(unexpected);
  const { status, problem } = error;
  const message = messageOf(error, attempt);
  if (attempt !== 'save') return new HttpError(message, status, { attempt });
  const fields = Object.fromEntries((problem.errors ?? []).map((e) => [inputPath(e.path), e.message]));
  const errors = { ...fields, root: { serverError: message } };
  return new HttpError(message, status, { attempt, problem, errors });
};

/** A save by a call that the data provider does not have. Throws as those of the data provider. */
export const asSave = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw callError(error, 'save');
  });

/** True when a session ended under a write: leaving for the sign-in page would lose what was typed. */
export const interruptedWrite = (error: HttpError): boolean =>
  error.status === 401 && error.body?.attempt !== undefined && error.body.attempt !== 'read';
