import '../../zod-jitless.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import { explain } from '@hanca/common/messages.ts';
import type { z } from 'zod';
import type { Checked, FieldErrors } from './use-checks.ts';

/** A form's rules from a schema of the contract, in Korean, by the names that it has for its fields; of each the first thing that is wrong. */
export const rulesOf =
  <T>(schema: z.ZodType<T>) =>
  (typed: unknown): Checked<T> => {
    const result = schema.safeParse(typed);
    if (result.success) return { values: result.data };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues)
      errors[issue.path.join('.')] ??= explain(issue, 'ko', titleIn(schema, issue.path[0]));
    return { errors };
  };
