import { DrizzleQueryError } from 'drizzle-orm';

const wordsOf = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;

/**
 * An error as it is logged. In: anything thrown. Out: type, code, message and stack of it, of its causes and of those it gathers, without
 * the values of a failed query or the row that PostgreSQL quotes: they may be a person's.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const message = wordsOf(error);
  return {
    type: error.constructor.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};
