import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { Draft, FormKey } from './draft.ts';
import type { Start } from './use-realty-form.ts';
import { emptyValues, laidOver, valuesOf } from './values.ts';

export type Listing = RealtyDetail;

/** What the form is opened for; `id` is the listing that is copied or edited. */
export type Purpose = { kind: 'new'; id: null } | { kind: 'copy' | 'edit'; id: number };

/** The name of a form's draft. */
export const formKeyOf = ({ kind, id }: Purpose): FormKey => (kind === 'new' ? 'new' : `${kind}-${id}`);

/**
 * What a form starts with. A draft of an edit is laid over the listing as it is now, so that what was changed
 * elsewhere in the meantime stays.
 */
export const startOf = ({ kind }: Purpose, listing: Listing | null, draft: Draft | null): Start => {
  const initial = listing ? valuesOf(listing) : emptyValues;
  if (kind !== 'edit' || !listing) return { initial, values: draft?.values ?? initial, edited: null };
  const edited = { id: listing.id, updated: Number(listing.updatedDate.time) };
  const values = draft?.base ? laidOver(initial, draft.base.values, draft.values) : initial;
  return { initial, values, edited };
};
