import { titleIn } from '@hanca/common/field-meta.ts';
import { explain } from '@hanca/common/messages.ts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { inputPath } from './call-error.ts';

/** From a form's values to the body that is sent. */
export type ToBody = (values: FieldValues) => FieldValues;

/**
 * Checks a form by the contract's schema. In: the schema of the body to be sent and how the form's values become
 * that body. Out: a resolver that never rewrites what was typed and says in Korean what is wrong with each field.
 */
export const schemaResolver =
  (schema: z.ZodType, toBody: ToBody = (values) => values): Resolver =>
  (values, _, options) => {
    const result = schema.safeParse(toBody(values), { reportInput: true });
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) {
      const path = inputPath(issue.path.join('.'));
      errors[path] ??= { type: issue.code, message: explain(issue, 'ko', titleIn(schema, path)) };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
