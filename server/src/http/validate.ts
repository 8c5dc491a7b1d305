import type { Endpoint } from '@hanca/common/endpoint.ts';
import { MAX_INTEGER } from '@hanca/common/fields.ts';
import { codeOf, explain, type MessageKey, message } from '@hanca/common/messages.ts';
import type { z } from 'zod';
import { Problem } from './problems.ts';

const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** A 400 naming one field. In: the field's path and the message's key. */
export const fieldProblem = (path: string, key: MessageKey): Problem =>
  new Problem('bad-request', {
    errors: (language, titleOf) => [{ path, message: message(key, language, titleOf(path)), code: key }],
  });

const problemOf = (error: z.ZodError, input: unknown): Problem => {
  const at = (path: readonly PropertyKey[]): unknown =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
      input,
    );
  return new Problem('bad-request', {
    errors: (language, titleOf) =>
      error.issues.map((issue) => {
        const known = { ...issue, input: at(issue.path) };
        const path = dotted(issue.path);
        return { path, message: explain(known, language, titleOf(path)), code: codeOf(known) };
      }),
  });
};

/** Checks and converts. In: a schema and anything. Out: the schema's output. Throws Problem 400 with every wrong field. */
export const parse = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input);
  if (!result.success) throw problemOf(result.error, input);
  return result.data;
};

/**
 * A query string as our contract means it: `query.skip` is another name of `skip`, an empty value is a missing one, and
 * of a parameter that comes twice both values are given, which no schema takes. Throws Problem 400 for a NUL.
 */
export const normaliseQuery = (query: Record<string, unknown>): Record<string, unknown> => {
  const result = new Map<string, unknown>();
  for (const [given, value] of Object.entries(query)) {
    const name = given.startsWith('query.') ? given.slice('query.'.length) : given;
    if (value === '') continue;
    if (typeof value === 'string' && value.includes('\0')) throw fieldProblem(name, 'nul');
    result.set(name, result.has(name) ? [result.get(name), value] : value);
  }
  return Object.fromEntries(result);
};

/** The parameters of a path. Throws Problem 400, or 404 for an id that is beyond PostgreSQL's integer. */
const checkParams = (schema: z.ZodObject, given: unknown) => {
  const params = parse(schema, given);
  const beyond = Object.values(params).some((value) => typeof value === 'number' && value > MAX_INTEGER);
  if (beyond) throw new Problem('not-found');
  return params;
};

/** The parts of a call, checked and converted. */
export type Input = ReturnType<typeof check>;

/** Checks the parts of a call. Throws Problem 400, and 404 for an id that no record can have. */
export const check = (endpoint: Endpoint, given: { params?: unknown; query?: unknown; body?: unknown }) => ({
  params: endpoint.params && checkParams(endpoint.params, given.params),
  query: endpoint.query && parse(endpoint.query, given.query ?? {}),
  body: endpoint.body && parse(endpoint.body, given.body),
});
