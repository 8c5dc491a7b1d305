import type { FieldMeta } from '@hanca/common/field-meta.ts';
import { fields } from './contract.built.ts';

/** What the contract says of the fields of a feature, by name; fields within one as `job.employer`. Nothing for what is no feature. */
export const describedFields = (feature: string): Readonly<Record<string, FieldMeta>> =>
  Object.hasOwn(fields, feature) ? (fields[feature] ?? {}) : {};

/** A field's Korean name, else its own. */
export const fieldTitle = (feature: string, field: string): string =>
  describedFields(feature)[field]?.title ?? field;
