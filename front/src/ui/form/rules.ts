import '../../zod-jitless.ts';
import { explain } from '@hanca/common/messages.ts';
import type { z } from 'zod';
import type { Checked, FieldErrors } from './use-checks.ts';

/** A form's rules from a schema of the contract, in Korean; of each field the first thing that is wrong. */
export const rulesOf =
  <T>(schema: z.ZodType<T>) =>
  (typed: unknown): Checked<T> => {
    const result = schema.safeParse(typed);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) errors[issue.path.join('.')] ??= explain(issue);
    return { errors };
  };
