import { useTranslateLabel } from 'react-admin';

/** A field's Korean name as the contract has it, unless it is given another. */
export const useFieldLabel = (source: string, label?: string): string =>
  String(useTranslateLabel()({ source, ...(label && { label }) }));
