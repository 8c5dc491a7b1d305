import { priceReport } from '@hanca/common/contract/fuel-prices.ts';
import { rulesOf } from '../../../ui/form/rules.ts';

const rules = rulesOf(priceReport.omit({ stationId: true }));

/** What was typed, by the rules of the contract: '179,9' is 179.9. */
export const reportRules = ({ cents, ...typed }: Record<string, string | boolean>) => {
  const written = String(cents).replace(',', '.').trim();
  return rules({ ...typed, cents: written === '' ? undefined : Number(written) });
};
