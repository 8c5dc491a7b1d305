import { useCode } from '../../ui/use-code.ts';
import type { KeywordAlertProps } from './keyword-alert.tsx';

const fetchAlert = async () => (await import('./keyword-alert.tsx')).KeywordAlert;

/** The button of an alert for a keyword. Its code comes after the page's. */
export const KeywordAlertPart = (props: KeywordAlertProps) => {
  const { Code } = useCode(fetchAlert, true);
  return Code && <Code {...props} />;
};
