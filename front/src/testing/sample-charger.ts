import type { Charger } from '@hanca/common/contract/energy.ts';

export const sampleCharger = (change: Partial<Charger> = {}): Charger => ({
  ...{ id: 1, name: 'City Hall', address: '453 W 12th Ave', regionId: 'CA596173331', city: '밴쿠버' },
  ...{ lat: 49.26, lng: -123.11, network: 'flo', networkName: 'FLO', plugs: ['ccs', 'j1772'] },
  ...{ slow: 4, fast: 2, power: null, price: '', hours: '', confirmed: '2026-09-01', metres: null },
  ...{
    source: 'AFDC',
    sourcePage: '',
    attribution: '',
    fetchedAt: { time: '0' },
    stale: false,
    mode: 'live',
  },
  ...change,
});
