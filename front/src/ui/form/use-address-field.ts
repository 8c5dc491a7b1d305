import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A field that shows what the address says and follows it, as when somebody goes back. What was entered before the
 * scripts were there stays in it. In: its value in the address, and what to do with a value entered that early. Out:
 * the ref of the field, which has the value as its default.
 */
export const useAddressField = <E extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarly?: (entered: string) => void,
): RefObject<E | null> => {
  const field = useRef<E>(null);
  const shown = useRef<string>(undefined);
  const takeEarly = useEffectEvent((entered: string) => onEarly?.(entered));
  useEffect(() => {
    const element = field.current;
    const first = shown.current === undefined;
    shown.current = value;
    if (!element || element.value === value) return;
    if (first) takeEarly(element.value);
    else element.value = value;
  }, [value]);
  return field;
};
