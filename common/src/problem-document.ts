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
  /** Of a sign-in that needs a second step: what that step names. */
  challenge: z.string().optional(),
  errors: z
    .array(
      z.object({
        path: z.string(),
        /** What people call the field, in Korean. */
        title: z.string().optional(),
        message: z.string(),
        code: z.string(),
      }),
    )
    .optional(),
});
export type ProblemDocument = z.output<typeof problemDocument>;
export type FieldError = NonNullable<ProblemDocument['errors']>[number];
