import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's rules, fetched when the form first asks for them: the schemas weigh more than the page that they
 * check. In: the import and which of its rules. Without a connection the form says so like any failed sending.
 */
export const lazyRules =
  <I extends FieldValues, O>(fetchRules: () => Promise<Resolver<I, unknown, O>>): Resolver<I, unknown, O> =>
  async (values, context, options) =>
    (await fetchRules())(values, context, options);
