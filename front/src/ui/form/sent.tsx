import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { focusOn } from '../focus-on.ts';
import { Row, Stack } from '../layout.tsx';
import styles from './sent.module.css';

interface SentProps {
  title: string;
  text: string;
  onClose: () => void;
  /** Where to go from here. */
  children?: ReactNode;
}

/** What a dialog says once its form was sent. */
export const Sent = ({ title, text, onClose, children }: SentProps) => (
  <Stack className={styles.done}>
    <p role="status">
      <strong>{title}</strong>
      {text}
    </p>
    <Row>
      <Button ref={focusOn} tone="go" onClick={onClose}>
        닫기
      </Button>
      {children}
    </Row>
  </Stack>
);
