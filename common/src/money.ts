import { grouped } from './grouped.ts';

/** An amount as it is shown: CAD, no decimals (decisions, settled contradictions). 2450 → '$2,450'. */
export const money = (cad: number): string => `${cad < 0 ? '-' : ''}$${grouped(Math.round(Math.abs(cad)))}`;
