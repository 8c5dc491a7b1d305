import { AMENITIES } from '@hanca/common/amenities.ts';
import { type RealtyDraft, realtyDraft } from '@hanca/common/contract/realties.ts';
import { RENT } from '@hanca/common/realties.ts';
import type { DemoRealty, MonthAhead } from './listing.ts';

const dayAhead = ({ months, day }: MonthAhead, now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day);

/** A demonstration listing as its owner would have sent it. Throws ZodError where it breaks a rule of the contract. */
export const realtyDraftOf = (realty: DemoRealty, images: string[], now: Date): RealtyDraft => {
  const { options = [], availableFrom, txType = RENT } = realty;
  return realtyDraft.parse({
    ...realty,
    txType,
    images,
    options: Object.fromEntries(AMENITIES.map(({ code }) => [code, options.includes(code)])),
    availableFrom: availableFrom ? dayAhead(availableFrom, now) : null,
  });
};
