/** Who runs chargers, by the code that addresses have. Others are called what the source calls them. */
const NAMES: Record<string, string> = {
  'chargepoint-network': 'ChargePoint',
  flo: 'FLO',
  tesla: 'Tesla 슈퍼차저',
  'tesla-destination': 'Tesla 데스티네이션',
  bchydro: 'BC Hydro',
  petrocan: 'Petro-Canada',
  'shell-recharge': 'Shell Recharge',
  swtch: 'SWTCH',
  chargelab: 'ChargeLab',
  ivy: 'Ivy',
  'electrify-canada': 'Electrify Canada',
  'on-the-run': 'On the Run',
  'circle-k': 'Circle K',
};

const NOBODY = 'non-networked';

/** The code of a network; '' for a charger that belongs to none. In: as the source calls it. */
export const networkCode = (name: string): string => {
  const code = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return code === NOBODY ? '' : code;
};

/** The name of a network; '' for none. */
export const networkName = (code: string): string =>
  NAMES[code] ?? code.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
