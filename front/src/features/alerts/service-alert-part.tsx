import { useCode } from '../../ui/use-code.ts';

const fetchBorder = async () => (await import('./border-alert.tsx')).BorderAlert;
const fetchRounds = async () => (await import('./round-alert.tsx')).RoundAlert;

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
