import { ApiError, type ProblemDocument } from '@hanca/common/problem.ts';
import { HttpError } from 'react-admin';

const SIGNED_OUT = '로그인이 끝났어요. 새 탭에서 다시 로그인한 뒤 저장해 주세요.';

/** Of what went wrong in a way that has no problem document, such as an answer that broke off. */
const unexpected: ProblemDocument = {
  type: 'about:blank',
  title: '요청을 처리하지 못했어요',
  status: 0,
  code: 'unexpected',
  detail: '잠시 후 다시 시도해 주세요.',
};

/** An item of a list (`options.0`) has no input of its own; its error belongs to the list's input. */
const inputPath = (path: string): string => path.replace(/(?:\.\d+)+$/, '');

/** What failed: reading, or a write of which react-admin keeps the form open. */
export type Attempt = 'read' | 'save' | 'remove';

const prefix: Record<Attempt, string> = {
  read: '',
  save: '저장하지 못했어요: ',
  remove: '삭제하지 못했어요: ',
};

/**
 * The error as react-admin understands it. In: what the client threw and what was attempted. Out: an HttpError
 * with a Korean message; after a save also `body.errors`, by which each message lands beside its field and the
 * form counts as not saved. A read's error that is no ApiError comes back as it is; a write's is told in general
 * words, since the form would show it as it stands.
 */
export const callError = (thrown: unknown, attempt: Attempt): unknown => {
  if (attempt === 'read' && !(thrown instanceof ApiError)) return thrown;
  const error = thrown instanceof ApiError ? thrown : new ApiError(unexpected);
  const { status, problem } = error;
  const reason = attempt !== 'read' && status === 401 ? SIGNED_OUT : error.message;
  const message = prefix[attempt] + reason;
  if (attempt !== 'save') return new HttpError(message, status, { attempt });
  const fields = Object.fromEntries((problem.errors ?? []).map((e) => [inputPath(e.path), e.message]));
  return new HttpError(message, status, { attempt, errors: { ...fields, root: { serverError: message } } });
};

/** True when a session ended under a write: leaving for the sign-in page would lose what was typed. */
export const interruptedWrite = (error: HttpError): boolean =>
  error.status === 401 && error.body?.attempt !== undefined && error.body.attempt !== 'read';
