import '../zod-jitless.ts';
import { explain } from '@hanca/common/messages.ts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A form's rules from a schema of the contract, told in Korean; of each field the first thing that is wrong. */
export const rulesOf =
  <I extends FieldValues, O>(schema: z.ZodType<O, I>): Resolver<I, unknown, O> =>
  (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const flat: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      flat[issue.path.join('.')] ??= { type: issue.code, message: explain(issue) };
    }
    return { values: {}, errors: toNestErrors(flat as FieldErrors<I>, options) };
  };
