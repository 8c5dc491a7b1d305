import type { ComponentProps } from 'react';
import { useCode } from '../ui/use-code.ts';
import type { SaveButton } from './save-button.tsx';

const fetchButton = async () => (await import('./save-button.tsx')).SaveButton;

/** The heart of a card in a list. Its code comes after the page's: what is to be read stands without it. */
export const Heart = (props: ComponentProps<typeof SaveButton>) => {
  const { Code } = useCode(fetchButton, true);
  return Code && <Code {...props} />;
};
