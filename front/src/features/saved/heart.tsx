import type { ComponentProps } from 'react';
import { useCode } from '../../ui/use-code.ts';
import styles from './heart.module.css';
import type { SaveButton } from './save-button.tsx';

const fetchButton = async () => (await import('./save-button.tsx')).SaveButton;

/** The heart of a listing. Its code comes after the page's, which is readable without it. */
export const Heart = (props: ComponentProps<typeof SaveButton>) => {
  const { Code } = useCode(fetchButton, true);
  if (Code) return <Code {...props} />;
  // With a word it is part of a line: its room is reserved.
  return props.worded && <span className={styles.coming} />;
};
