import { afterAll, beforeAll } from 'vitest';
import { PARAMETERS } from '../features/account/passwords.ts';

/** Lowers the cost of password hashes in a test file that signs in often. Call it before the product is started. */
export const useCheapHashes = (): void => {
  const usual = { ...PARAMETERS };
  beforeAll(() => {
    Object.assign(PARAMETERS, { memoryCost: 8, timeCost: 1 });
  });
  afterAll(() => {
    Object.assign(PARAMETERS, usual);
  });
};
