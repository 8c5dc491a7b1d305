import type { ProblemDocument } from './problem-document.ts';

/** An answer of the API that is not a success, as the client throws it. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: ProblemDocument;
  constructor(problem: ProblemDocument) {
    super(problem.detail || problem.title);
    this.name = 'ApiError';
    this.status = problem.status;
    this.problem = problem;
  }
}

/** The problem of a call that got no answer at all. */
export const unreachable: ProblemDocument = {
  type: 'about:blank',
  title: '연결할 수 없어요',
  status: 0,
  code: 'unreachable',
  detail: '인터넷 연결을 확인하고 다시 시도해 주세요.',
};
