import type { WireDate } from '@hanca/common/fields.ts';

/** When an account is to be deleted; null for not at all. In: who is signed in. */
export const deletionOf = ({ deletionDate }: { deletionDate?: WireDate }): WireDate | null =>
  deletionDate && deletionDate.time !== '0' ? deletionDate : null;
