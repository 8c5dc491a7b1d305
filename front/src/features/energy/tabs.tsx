import { Chips } from '../../ui/chip.tsx';
import { CHARGERS, ENERGY, STATIONS, SUMS } from './energy-paths.ts';

const tabs = [
  { href: ENERGY, title: '주유' },
  { href: STATIONS, title: '주유소' },
  { href: CHARGERS, title: '전기차 충전' },
  { href: SUMS, title: '계산' },
];

/** The pages of what cars run on. */
export const EnergyTabs = ({ here }: { here: string }) => (
  <Chips label="주유와 충전" choices={tabs.map((tab) => ({ ...tab, chosen: tab.href === here }))} />
);
