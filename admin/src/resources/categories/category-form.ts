import { categories } from '@hanca/common/contract/categories.ts';
import { HttpError } from 'react-admin';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { schemaResolver } from '../../core/schema-resolver.ts';

/** What is typed for one category; its list is a given. */
export interface CategoryValues {
  value: number;
  title: string;
}

/** A category as it is stored. */
export interface StoredCategory extends CategoryValues {
  id: number;
  pid: number;
  openToMembers?: boolean;
}

export const categoryResolver = schemaResolver(
  categories.create.body.omit({ pid: true, openToMembers: true }),
);

/** Shows a refusal where it belongs: at the fields that it names, else at the whole category. */
export const showRefusal = (error: unknown, setError: UseFormSetError<FieldValues>): void => {
  const errors: Record<string, unknown> = error instanceof HttpError ? (error.body?.errors ?? {}) : {};
  const named = (['value', 'title'] as const).filter((name) => typeof errors[name] === 'string');
  for (const name of named) setError(name, { message: String(errors[name]) }, { shouldFocus: true });
  if (named.length > 0) return;
  setError('root', { message: error instanceof Error ? error.message : '저장하지 못했어요.' });
};

const VALUE_MAX = 999;

/** The value that a new category of a list is offered: after the last, else the first that is free. */
export const nextValue = (list: readonly CategoryValues[]): number => {
  const taken = new Set(list.map(({ value }) => value));
  const last = Math.max(0, ...taken);
  if (last < VALUE_MAX) return last + 1;
  for (let value = 1; value <= VALUE_MAX; value += 1) if (!taken.has(value)) return value;
  return VALUE_MAX;
};
