import { useCode } from '../../ui/use-code.ts';
import type { CouponAlertProps } from './coupon-alert.tsx';
import type { FuelAlertProps } from './fuel-alert.tsx';
import type { GolfAlertProps } from './golf-alert.tsx';
import type { RegistrationAlertProps } from './registration-alert.tsx';

const fetchBorder = async () => (await import('./border-alert.tsx')).BorderAlert;
const fetchCoupons = async () => (await import('./coupon-alert.tsx')).CouponAlert;
const fetchRounds = async () => (await import('./round-alert.tsx')).RoundAlert;
const fetchFuel = async () => (await import('./fuel-alert.tsx')).FuelAlert;
const fetchRegistrations = async () => (await import('./registration-alert.tsx')).RegistrationAlert;

const fetchGolf = async () => (await import('./golf-alert.tsx')).GolfAlert;

/** The alert of waits at the border. Its code comes after the page's. */
export const BorderAlertPart = () => {
  const { Code } = useCode(fetchBorder, true);
  return Code && <Code />;
};

/** The alert of rounds of Express Entry, likewise. */
export const RoundAlertPart = ({ chosen }: { chosen: string | undefined }) => {
  const { Code } = useCode(fetchRounds, true);
  return Code && <Code chosen={chosen} />;
};

/** The alert of openings of recreation programs, likewise. */
export const RegistrationAlertPart = (props: RegistrationAlertProps) => {
  const { Code } = useCode(fetchRegistrations, true);
  return Code && <Code {...props} />;
};

/** The alert of the opening of a golf course's bookings, likewise. */
export const GolfAlertPart = (props: GolfAlertProps) => {
  const { Code } = useCode(fetchGolf, true);
  return Code && <Code {...props} />;
};

/** The alert of prices at stations, likewise. */
export const FuelAlertPart = (props: FuelAlertProps) => {
  const { Code } = useCode(fetchFuel, true);
  return Code && <Code {...props} />;
};

/** The alert of new coupons, likewise. */
export const CouponAlertPart = (props: CouponAlertProps) => {
  const { Code } = useCode(fetchCoupons, true);
  return Code && <Code {...props} />;
};
