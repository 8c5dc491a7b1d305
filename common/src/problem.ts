import { z } from 'zod';

/** RFC 9457 problem document; `code` is stable, `title`, `detail` and the messages are for people. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  /** Seconds to wait, where trying again later helps. */
  retryAfter: z.number().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string(), code: z.string() })).optional(),
});
export type ProblemDocument = z.output<typeof problemDocument>;
export type FieldError = NonNullable<ProblemDocument['errors']>[number];

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
