import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './steps.module.css';
import { STEPS, type Steps } from './use-steps.ts';

/** On a phone: how far it is, and the way to each step. */
export const StepHead = ({ steps: { current, heading, hrefOf } }: { steps: Steps }) => (
  <div className={styles.head}>
    <nav aria-label="매물 작성 단계">
      <ol>
        {STEPS.map((title, index) => (
          <li key={title}>
            <Link to={hrefOf(index + 1)} aria-current={index + 1 === current ? 'step' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
    <h2 ref={heading} tabIndex={-1}>
      <span className="hidden-text">{STEPS.length}단계 중 </span>
      {current}. {STEPS[current - 1]}
    </h2>
  </div>
);

interface StepProps {
  steps: Steps;
  number: number;
  /** Checks the fields of this step, then goes on to the next. */
  onGoOn: () => void;
  children: ReactNode;
}

/** A part of the form: a page of its own on a phone, with all others on wider screens. */
export const Step = ({ steps: { current, hrefOf }, number, onGoOn, children }: StepProps) => (
  <div data-step={number} className={number === current ? styles.step : `${styles.step} ${styles.other}`}>
    {children}
    <Row className={styles.ways}>
      {number > 1 && <ButtonLink to={hrefOf(number - 1)}>이전</ButtonLink>}
      {number < STEPS.length && (
        <Button tone="go" onClick={onGoOn}>
          다음: {STEPS[number]}
        </Button>
      )}
    </Row>
  </div>
);
