import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { CrudFeature } from './fields.ts';

const list = lazy(async () => ({ default: (await import('./CrudList.tsx')).CrudList }));
const create = lazy(async () => ({ default: (await import('./CrudForm.tsx')).CrudCreate }));
const edit = lazy(async () => ({ default: (await import('./CrudForm.tsx')).CrudEdit }));

/**
 * A resource whose screens follow from its contract. In: the feature, its Korean name, its icon; a screen of its own
 * in place of any of the generated ones.
 */
export const crudResource = (
  name: CrudFeature,
  label: string,
  own: Partial<ResourceProps> = {},
): ResourceProps => ({
  name,
  list,
  create,
  edit,
  recordRepresentation: 'title',
  ...own,
  options: { label },
});
